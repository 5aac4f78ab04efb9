/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** Where the text stands, in points from the page's left and top edge. */
export const FRAME = { left: 56, right: PAGE.width - 56, top: 84, bottom: PAGE.height - 66 } as const;

export const FRAME_WIDTH = FRAME.right - FRAME.left;

/** Pictures in pixels: enough for print at the size in which the report shows them. */
export const DELIVERY_PHOTO = { width: 720, height: 480 } as const;
/** At its tallest: a page that has less room for it shows less of it. */
export const COVER_PHOTO = { width: 1440, height: 720 } as const;

/** The site's own colours; they are held in `src/styles/tokens.css`. */
export const COLOURS = {
  white: '#ffffff',
  ink: '#14211b',
  muted: '#52605a',
  forest: '#0e4b3a',
  leaf: '#e4f0ea',
  sand2: '#f3ece1',
  line: '#ddd2c0',
  clay: '#a94a22',
} as const;

export type Weight = 'regular' | 'strong';

/** How a text looks. Sizes are in points; `leading` is the height of a line as a multiple of the size. */
export interface TextStyle {
  weight: Weight;
  size: number;
  leading: number;
  colour: string;
}

export const STYLES = {
  title: { weight: 'strong', size: 25, leading: 1.22, colour: COLOURS.ink },
  longTitle: { weight: 'strong', size: 18, leading: 1.28, colour: COLOURS.ink },
  heading: { weight: 'strong', size: 14, leading: 1.3, colour: COLOURS.forest },
  lead: { weight: 'regular', size: 11.5, leading: 1.55, colour: COLOURS.ink },
  body: { weight: 'regular', size: 10, leading: 1.5, colour: COLOURS.ink },
  strong: { weight: 'strong', size: 10, leading: 1.5, colour: COLOURS.ink },
  eyebrow: { weight: 'strong', size: 9.5, leading: 1.4, colour: COLOURS.clay },
  small: { weight: 'regular', size: 8.5, leading: 1.5, colour: COLOURS.muted },
  figure: { weight: 'strong', size: 26, leading: 1.2, colour: COLOURS.forest },
  brand: { weight: 'strong', size: 15, leading: 1.2, colour: COLOURS.white },
  onDark: { weight: 'regular', size: 10, leading: 1.2, colour: COLOURS.sand2 },
} as const satisfies Record<string, TextStyle>;
