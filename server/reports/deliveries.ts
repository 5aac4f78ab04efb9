import { drawHeading, HEADING_HEIGHT } from './blocks.ts';
import { COLOURS, DELIVERY_PHOTO, FRAME, FRAME_WIDTH, STYLES } from './styles.ts';
import type { Delivery, ProjectReport } from './projectReport.ts';
import { lineHeight, type Sheet } from './sheet.ts';
import { clampLines, type Line } from './textLines.ts';
import { calendarDay, wholeNumber, copy } from './copy.ts';
import { drawWovenStrip } from './wovenStrip.ts';

const GAP = 20;
const ROW_GAP = 16;
const WIDTH = (FRAME_WIDTH - GAP) / 2;
const HEIGHT = (WIDTH * DELIVERY_PHOTO.height) / DELIVERY_PHOTO.width;
const RADIUS = 8;
const MOST_LINES = 4;
const STRIP_HEIGHT = 16;

interface Card {
  delivery: Delivery;
  x: number;
  recipient: readonly Line[];
}

/** Two deliveries beside each other. */
interface Row {
  cards: readonly Card[];
  height: number;
}

function inPairs<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => items.slice(row * 2, row * 2 + 2));
}

/** A JPEG in rounded corners; what of it is taller or wider than its place is cut off on both sides alike. */
export function drawPhoto(
  { doc }: Sheet,
  photo: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  doc.save();
  doc.roundedRect(x, y, width, height, RADIUS).clip();
  doc.image(Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength), x, y, {
    cover: [width, height],
    align: 'center',
    valign: 'center',
  });
  doc.restore();
}

function drawPlaceholder({ doc }: Sheet, x: number, y: number): void {
  doc.save();
  doc.roundedRect(x, y, WIDTH, HEIGHT, RADIUS).clip();
  doc.rect(x, y, WIDTH, HEIGHT).fill(COLOURS.leaf);
  drawWovenStrip(doc, { x, y: y + HEIGHT - STRIP_HEIGHT, width: WIDTH, height: STRIP_HEIGHT });
  doc.restore();
}

function drawCard(sheet: Sheet, { delivery, x, recipient }: Card, y: number): void {
  const { photo } = delivery;
  const date = calendarDay(delivery.date);
  const section = sheet.group('Sect');
  const alt = photo ? copy.photoOf(delivery.recipient ?? copy.missing, date) : copy.noPhoto;
  const draw = () =>
    photo ? drawPhoto(sheet, photo, { x, y, width: WIDTH, height: HEIGHT }) : drawPlaceholder(sheet, x, y);
  sheet.mark('Figure', draw, { parent: section, alt });
  sheet.mark(
    'P',
    () => {
      const below = sheet.drawLines(recipient, STYLES.strong, { x, width: WIDTH, y: y + HEIGHT + 7 });
      sheet.drawLines(sheet.lines(date, STYLES.small, WIDTH), STYLES.small, { x, width: WIDTH, y: below });
    },
    { parent: section },
  );
}

function rowOf(sheet: Sheet, pair: readonly Delivery[]): Row {
  const cards = pair.map((delivery, index) => ({
    delivery,
    x: FRAME.left + index * (WIDTH + GAP),
    recipient: clampLines(
      sheet.lines(delivery.recipient?.trim() || copy.missing, STYLES.strong, WIDTH - 12),
      MOST_LINES,
    ),
  }));
  const lines = Math.max(...cards.map(({ recipient }) => recipient.length));
  return { cards, height: HEIGHT + 7 + lines * lineHeight(STYLES.strong) + lineHeight(STYLES.small) };
}

function drawRow(sheet: Sheet, { cards, height }: Row): void {
  sheet.ensureRoom(height);
  for (const card of cards) drawCard(sheet, card, sheet.y);
  sheet.y += height;
}

/** What was delivered to whom, in rows that each stay on one page; the first one with the heading. */
export function drawDeliveries(
  sheet: Sheet,
  { deliveries, furtherDeliveries }: Pick<ProjectReport, 'deliveries' | 'furtherDeliveries'>,
): void {
  const rows = inPairs(deliveries).map((pair) => rowOf(sheet, pair));
  drawHeading(sheet, copy.deliveries, rows[0] && HEADING_HEIGHT + rows[0].height);
  if (rows.length === 0) sheet.mark('P', () => sheet.write(copy.noDeliveries, STYLES.body));
  for (const [index, row] of rows.entries()) {
    if (index > 0) sheet.y += ROW_GAP;
    drawRow(sheet, row);
  }
  if (furtherDeliveries > 0) {
    sheet.y += ROW_GAP;
    const text = copy.furtherDeliveries(wholeNumber(furtherDeliveries));
    sheet.mark('P', () => sheet.write(text, STYLES.body));
  }
}
