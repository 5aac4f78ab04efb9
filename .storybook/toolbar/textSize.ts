import type { Condition } from './condition';

/** Text at twice its size, as browsers offer in their settings. */
export const textSize: Condition = {
  title: 'Text',
  icon: 'zoom',
  choices: { double: 'Text at 200%' },
  change: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
};
