/** Tokens used on top of each other, and the required contrast. */
export interface Pair {
  front: string;
  back: string;
  /** 4.5 for text; 3 for meaningful borders and icons. */
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

/** The purpose of each colour. The token page fails when a colour is missing here or in the stylesheet. */
export const COLOR_USES: Readonly<Record<string, ColorUse>> = {
  white: { use: 'Cards, fields, text on forest', pairs: text('white', 'forest', 'forest-deep') },
  ink: { use: 'Text', pairs: text('ink', 'white', 'sand', 'sand-2', 'leaf') },
  muted: { use: 'Secondary text', pairs: text('muted', 'white', 'sand', 'sand-2') },
  forest: {
    use: 'Primary: header marks, links, admin buttons, progress',
    pairs: text('forest', 'white', 'sand', 'sand-2', 'leaf'),
  },
  'forest-deep': { use: 'Forest on hover', pairs: text('white', 'forest-deep') },
  leaf: { use: 'Quiet green surface', pairs: text('forest', 'leaf') },
  sand: { use: 'The page', pairs: text('ink', 'sand') },
  'sand-2': { use: 'Alternate sections', pairs: text('ink', 'sand-2') },
  line: { use: 'Hairlines, decorative only', pairs: [] },
  control: { use: 'Borders of inputs and buttons', pairs: mark('control', 'white', 'sand') },
  marigold: { use: 'The Donate button only', pairs: text('ink', 'marigold') },
  'marigold-soft': { use: 'Donate while something is missing', pairs: text('muted', 'marigold-soft') },
  'marigold-deep': { use: 'Donate on hover', pairs: text('ink', 'marigold-deep') },
  clay: { use: 'Small marks, eyebrow text', pairs: text('clay', 'white', 'sand') },
  success: { use: 'Success, with an icon and a word', pairs: text('success', 'white') },
  warning: { use: 'Warning, with an icon and a word', pairs: text('warning', 'white') },
  danger: {
    use: 'Failure, with an icon and a word',
    pairs: [...text('danger', 'white', 'sand'), ...text('white', 'danger')],
  },
  'danger-deep': { use: 'Danger on hover', pairs: text('white', 'danger-deep') },
  info: { use: 'Information, with an icon and a word', pairs: text('info', 'white') },
};
