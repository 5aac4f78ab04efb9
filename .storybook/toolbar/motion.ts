import type { Condition } from './condition';
import { pretendMedia } from './media';

/** Less motion, as people ask for it in their system's settings. */
export const motion: Condition = {
  title: 'Motion',
  icon: 'play',
  choices: { reduced: 'Reduced motion' },
  change: () => pretendMedia(/prefers-reduced-motion: reduce/, /prefers-reduced-motion: no-preference/),
};
