import type { Condition } from './condition';
import { pretendMedia } from './media';
import styles from './forcedColors.css?inline';

/** An approximation of forced colours: only the browser itself can replace every colour of a page. */
export const forcedColors: Condition = {
  title: 'Colours',
  icon: 'contrast',
  choices: { forced: 'Forced colours (approximation)' },
  change: () => {
    const undo = pretendMedia(/forced-colors: active/, /forced-colors: none/);
    const style = document.createElement('style');
    style.textContent = styles;
    document.head.append(style);
    return () => {
      style.remove();
      undo();
    };
  },
};
