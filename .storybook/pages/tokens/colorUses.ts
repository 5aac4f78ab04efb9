/** A pair of tokens that stand on each other somewhere on the site, and the least contrast that is enough there. */
export interface Pair {
  front: string;
  back: string;
  /** 4.5 for text; 3 for borders and marks that carry meaning. */
  atLeast: 4.5 | 3;
}

interface ColorUse {
  use: string;
  pairs: readonly Pair[];
}

const text = (front: string, ...backs: string[]): Pair[] =>
  backs.map((back) => ({ front, back, atLeast: 4.5 }));

const mark = (front: string, ...backs: string[]): Pair[] =>
  backs.map((back) => ({ front, back, atLeast: 3 }));

/** What each colour is for. The page of tokens fails when a colour is missing here, or is not in the stylesheet. */
export const COLOR_USES: Readonly<Record<string, ColorUse>> = {
  white: { use: 'Cards, fields, text on forest', pairs: text('white', 'forest', 'forest-deep') },
  ink: { use: 'Text', pairs: text('ink', 'white', 'sand', 'sand-2', 'leaf') },
  muted: { use: 'Secondary text', pairs: text('muted', 'white', 'sand', 'sand-2') },
  forest: {
    use: 'Primary: header marks, links, admin buttons, progress',
    pairs: text('forest', 'white', 'sand', 'sand-2', 'leaf'),
  },
  'forest-deep': { use: 'Forest under the pointer', pairs: text('white', 'forest-deep') },
  leaf: { use: 'Quiet green surface', pairs: text('forest', 'leaf') },
  sand: { use: 'The page', pairs: text('ink', 'sand') },
  'sand-2': { use: 'Alternate sections', pairs: text('ink', 'sand-2') },
  line: { use: 'Hairlines, decorative only', pairs: [] },
  control: { use: 'Borders of inputs and buttons', pairs: mark('control', 'white', 'sand') },
  marigold: { use: 'Donate, and nothing else', pairs: text('ink', 'marigold') },
  'marigold-deep': { use: 'Donate under the pointer', pairs: text('ink', 'marigold-deep') },
  clay: { use: 'Small marks, eyebrow text', pairs: text('clay', 'white', 'sand') },
  success: { use: 'It worked, with an icon and a word', pairs: text('success', 'white') },
  warning: { use: 'Take care, with an icon and a word', pairs: text('warning', 'white') },
  danger: {
    use: 'It failed, with an icon and a word',
    pairs: [...text('danger', 'white', 'sand'), ...text('white', 'danger')],
  },
  'danger-deep': { use: 'Danger under the pointer', pairs: text('white', 'danger-deep') },
  info: { use: 'Good to know, with an icon and a word', pairs: text('info', 'white') },
};
