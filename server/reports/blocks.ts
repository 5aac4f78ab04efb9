import { COLOURS, FRAME, FRAME_WIDTH, PAGE, STYLES } from './styles.ts';
import { lineHeight, type Sheet } from './sheet.ts';
import type { Line } from './textLines.ts';
import { drawWovenStrip } from './wovenStrip.ts';

const BAND_HEIGHT = 62;
const STRIP_HEIGHT = 16;
const CARD_RADIUS = 8;
const CARD_PADDING = 14;
const FACT_GAP = 12;
const FACT_ROW_GAP = 10;
const BAR_HEIGHT = 11;
const BULLET_INDENT = 16;
/** Above a heading, in points. */
export const SECTION_GAP = 24;
const HEADING_GAP = 8;
/** Of a heading with the gap below it, in points. */
export const HEADING_HEIGHT = lineHeight(STYLES.heading) + HEADING_GAP;
/** A heading is never left alone at the foot of a page. */
const KEPT_WITH_HEADING = 84;

export interface Fact {
  label: string;
  value: string;
}

export type Bullet = 'dot' | 'tick';

/** The head of the first page: who reports, what this is and of which day. */
export function drawLetterhead(sheet: Sheet, { name, kind }: { name: string; kind: string }): void {
  sheet.decorate(() => {
    sheet.doc.rect(0, 0, PAGE.width, BAND_HEIGHT).fill(COLOURS.forest);
    drawWovenStrip(sheet.doc, { x: 0, y: BAND_HEIGHT, width: PAGE.width, height: STRIP_HEIGHT });
  });
  sheet.mark('P', () => {
    const [brand, dated] = [STYLES.brand, STYLES.onDark];
    sheet.drawLines(sheet.lines(name, brand, FRAME_WIDTH / 2), brand, {
      x: FRAME.left,
      width: FRAME_WIDTH / 2,
      y: (BAND_HEIGHT - lineHeight(brand)) / 2,
    });
    sheet.writeRight(kind, dated, {
      x: FRAME.left,
      width: FRAME_WIDTH,
      y: (BAND_HEIGHT - lineHeight(dated)) / 2,
    });
  });
  sheet.y = BAND_HEIGHT + STRIP_HEIGHT + 18;
}

/**
 * A heading, never alone at the end of a page.
 *
 * @param kept the height of what stays on one page: the heading and what belongs right below it
 */
export function drawHeading(sheet: Sheet, text: string, kept = KEPT_WITH_HEADING): void {
  sheet.y += SECTION_GAP;
  sheet.ensureRoom(kept);
  sheet.mark('H2', () => sheet.write(text, STYLES.heading));
  sheet.y += HEADING_GAP;
}

interface FactLines {
  label: readonly Line[];
  value: readonly Line[];
}

/** Facts in lines, as they stand on their card. */
export interface FactsCard {
  rows: readonly { facts: readonly FactLines[]; height: number }[];
  /** Of one fact of a row. */
  column: number;
  height: number;
}

/** Small facts in columns. */
export function layOutFacts(sheet: Sheet, facts: readonly Fact[]): FactsCard {
  // Four stand in two rows of two, so that none stands alone.
  const perRow = facts.length === 4 ? 2 : 3;
  const column = (FRAME_WIDTH - 2 * CARD_PADDING) / perRow;
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, index) => {
    const row = facts.slice(index * perRow, (index + 1) * perRow).map(({ label, value }) => ({
      label: sheet.lines(label, STYLES.small, column - FACT_GAP),
      value: sheet.lines(value, STYLES.strong, column - FACT_GAP),
    }));
    const most = Math.max(...row.map(({ value }) => value.length));
    return { facts: row, height: lineHeight(STYLES.small) + lineHeight(STYLES.strong) * most };
  });
  const height = rows.reduce((sum, row) => sum + row.height + FACT_ROW_GAP, 2 * CARD_PADDING - FACT_ROW_GAP);
  return { rows, column, height };
}

/** Draws facts on a quiet card. */
export function drawFacts(sheet: Sheet, { rows, column, height }: FactsCard): void {
  sheet.ensureRoom(height);
  const top = sheet.y;
  sheet.decorate(() => {
    sheet.doc.roundedRect(FRAME.left, top, FRAME_WIDTH, height, CARD_RADIUS).fill(COLOURS.leaf);
  });
  let y = top + CARD_PADDING;
  for (const row of rows) {
    row.facts.forEach(({ label, value }, position) => {
      const place = { x: FRAME.left + CARD_PADDING + position * column, width: column - FACT_GAP };
      sheet.mark('P', () => {
        const below = sheet.drawLines(label, STYLES.small, { ...place, y });
        sheet.drawLines(value, STYLES.strong, { ...place, y: below });
      });
    });
    y += row.height + FACT_ROW_GAP;
  }
  sheet.y = top + height;
}

/** How far the goal is reached. `share` is from 0 to 1; what lies above fills the bar. */
export function drawBar(sheet: Sheet, { share, alt }: { share: number; alt: string }): void {
  const { doc, y } = sheet;
  const filled = FRAME_WIDTH * Math.min(1, Math.max(0, share));
  sheet.mark(
    'Figure',
    () => {
      doc.save();
      doc.roundedRect(FRAME.left, y, FRAME_WIDTH, BAR_HEIGHT, BAR_HEIGHT / 2).clip();
      doc.rect(FRAME.left, y, FRAME_WIDTH, BAR_HEIGHT).fill(COLOURS.sand2);
      if (filled > 0) doc.rect(FRAME.left, y, filled, BAR_HEIGHT).fill(COLOURS.forest);
      doc.restore();
    },
    { alt },
  );
  sheet.y = y + BAR_HEIGHT;
}

function drawBullet({ doc }: Sheet, bullet: Bullet, y: number): void {
  const x = FRAME.left + 4;
  if (bullet === 'dot') doc.circle(x, y, 1.9).fill(COLOURS.clay);
  else
    doc
      .moveTo(x - 3, y)
      .lineTo(x - 0.5, y + 2.6)
      .lineTo(x + 4.2, y - 3.2)
      .lineWidth(1.4)
      .stroke(COLOURS.forest);
}

/** A hairline across the page at `y`. */
export function drawRule(sheet: Sheet): void {
  const { doc, y } = sheet;
  sheet.decorate(() => {
    doc.moveTo(FRAME.left, y).lineTo(FRAME.right, y).lineWidth(0.75).stroke(COLOURS.line);
  });
}

/** An item of a list in lines; none where no font has any of it. */
export function itemLines(sheet: Sheet, item: string): readonly Line[] {
  return sheet.lines(item, STYLES.body, FRAME_WIDTH - BULLET_INDENT);
}

/** A list that may run over several pages. */
export function drawList(sheet: Sheet, items: readonly (readonly Line[])[], bullet: Bullet): void {
  const list = sheet.group('L');
  const place = { x: FRAME.left + BULLET_INDENT, width: FRAME_WIDTH - BULLET_INDENT };
  const height = lineHeight(STYLES.body);
  for (const lines of items) {
    sheet.ensureRoom(height);
    const y = sheet.y + height / 2;
    sheet.decorate(() => drawBullet(sheet, bullet, y));
    sheet.mark('LBody', () => sheet.writeLines(lines, STYLES.body, place), {
      parent: sheet.group('LI', list),
    });
    sheet.y += 4;
  }
}

const TABLE_ROW_HEIGHT = lineHeight(STYLES.body) + 7;

/** The height of a table with so many rows below its head, in points. */
export const tableHeight = (rows: number): number => TABLE_ROW_HEIGHT * (rows + 1);

/** A table whose first column is text and whose others are figures. Its rows stay on one page. */
export function drawTable(sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const rowHeight = TABLE_ROW_HEIGHT;
  sheet.ensureRoom(tableHeight(rows.length));
  const table = sheet.group('Table');
  const column = FRAME_WIDTH / head.length;
  for (const [index, cells] of [head, ...rows].entries()) {
    const row = sheet.group('TR', table);
    const style = index === 0 ? STYLES.small : STYLES.body;
    const y = sheet.y + (rowHeight - lineHeight(style)) / 2;
    cells.forEach((cell, position) => {
      const place = { x: FRAME.left + position * column, width: column, y };
      const draw = () =>
        position === 0
          ? void sheet.drawLines(sheet.lines(cell, style, column), style, place)
          : sheet.writeRight(cell, style, place);
      sheet.mark(index === 0 ? 'TH' : 'TD', draw, { parent: row });
    });
    sheet.y += rowHeight;
    drawRule(sheet);
  }
}
