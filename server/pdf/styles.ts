/** A4 in points, with the margins that text keeps to. */
export const PAGE = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 66 } as const;

export const CONTENT = { x: PAGE.side, width: PAGE.width - 2 * PAGE.side } as const;

/** The site's colours, as in `src/styles/tokens.css`. */
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

/** `size` and `lineGap`, the space between lines, are in points. */
export interface TextStyle {
  font: 'regular' | 'bold';
  size: number;
  lineGap: number;
  colour: string;
}

export const STYLES = {
  title: { font: 'bold', size: 24, lineGap: 1, colour: COLOURS.ink },
  longTitle: { font: 'bold', size: 17, lineGap: 1, colour: COLOURS.ink },
  heading: { font: 'bold', size: 14, lineGap: 1, colour: COLOURS.forest },
  lead: { font: 'regular', size: 11.5, lineGap: 4, colour: COLOURS.ink },
  body: { font: 'regular', size: 10, lineGap: 3, colour: COLOURS.ink },
  strong: { font: 'bold', size: 10, lineGap: 3, colour: COLOURS.ink },
  eyebrow: { font: 'bold', size: 9.5, lineGap: 2, colour: COLOURS.clay },
  small: { font: 'regular', size: 8.5, lineGap: 3, colour: COLOURS.muted },
  figure: { font: 'bold', size: 25, lineGap: 0, colour: COLOURS.forest },
  brand: { font: 'bold', size: 15, lineGap: 0, colour: COLOURS.white },
  onDark: { font: 'regular', size: 10, lineGap: 0, colour: COLOURS.sand2 },
} as const satisfies Record<string, TextStyle>;
