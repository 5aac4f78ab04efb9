import type { Condition } from './condition';
import { pretendMedia } from './media';

/** Reduced motion, as people set it in their system. */
export const motion: Condition = {
  title: 'Motion',
  icon: 'play',
  choices: { reduced: 'Reduced motion' },
  change: () => pretendMedia(/prefers-reduced-motion: reduce/, /prefers-reduced-motion: no-preference/),
};
