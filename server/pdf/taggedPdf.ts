import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import { printable } from './printable.ts';
import { COLOURS, CONTENT, PAGE, STYLES, type TextStyle } from './styles.ts';
import { drawWovenStrip } from './wovenStrip.ts';

type Element = PDFKit.PDFStructureElement;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a text goes; absent values mean the next line of the page, over its whole width. In points. */
export interface Place {
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right';
  /** Text beyond this many lines is cut off with `…`. */
  maxLines?: number;
}

/** The types of pdfkit lack `scope`. */
type Cell = PDFKit.Mixins.CellOptions & { text: string; scope?: 'Row' | 'Column' };

const FONTS = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

const LETTERHEAD = { band: 62, strip: 16, gap: 18 } as const;
const HEADING_GAP = { above: 22, below: 8 } as const;
/** A heading moves to the next page together with at least this much of what follows. */
const KEPT_WITH_HEADING = 60;
const LABEL_WIDTH = 130;
const BAR_HEIGHT = 11;
const PHOTO_RADIUS = 8;
const FOOTER_Y = PAGE.height - PAGE.bottom + 24;
const PAGE_NUMBER_WIDTH = 80;

const require = createRequire(import.meta.url);
const fontFiles = new Map<string, Buffer>();

function fontFile(path: string): Buffer {
  const file = fontFiles.get(path) ?? readFileSync(require.resolve(path));
  fontFiles.set(path, file);
  return file;
}

/**
 * A tagged A4 document in the site's style, written from top to bottom. pdfkit breaks lines and pages; every text goes
 * through `printable`.
 */
export class TaggedPdf {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #content: Promise<Buffer>;

  constructor(about: { title: string; author: string; subject: string; created: Date }) {
    this.#doc = new Pdf({
      size: [PAGE.width, PAGE.height],
      margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.side, right: PAGE.side },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en',
      bufferPages: true,
      info: {
        Title: about.title,
        Author: about.author,
        Subject: about.subject,
        Creator: about.author,
        Producer: 'pdfkit',
        CreationDate: about.created,
      },
    });
    const chunks: Buffer[] = [];
    this.#content = new Promise((resolve, reject) => {
      this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.#doc.on('error', reject);
    });
    for (const [name, path] of Object.entries(FONTS)) this.#doc.registerFont(name, fontFile(path));
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  get y(): number {
    return this.#doc.y;
  }

  /** Moves the place of the next block to `y`, in points from the top of the page. */
  moveTo(y: number): void {
    this.#doc.y = y;
  }

  skip(points: number): void {
    this.#doc.y += points;
  }

  /** Starts a new page unless this height still fits on the current one. */
  keepTogether(height: number): void {
    if (this.#doc.y + height > this.#doc.page.maxY()) this.#doc.continueOnNewPage();
  }

  heightOf(
    text: string,
    style: TextStyle,
    { width = CONTENT.width, maxLines = Infinity }: Place = {},
  ): number {
    this.#use(style);
    const { lineGap } = style;
    const height = this.#doc.heightOfString(printable(text), { width, lineGap });
    return Math.min(height, maxLines * (this.#doc.currentLineHeight(true) + lineGap));
  }

  /** Writes a text as one structure element: `P` for a paragraph, `H1` or `H2` for a heading. */
  write(text: string, style: TextStyle, place: Place = {}, tag: 'P' | 'H1' | 'H2' = 'P'): void {
    this.#text(text, style, place, { structParent: this.#root, structType: tag });
  }

  /** @param kept how much of what follows stays on one page with the heading, in points */
  heading(text: string, kept = KEPT_WITH_HEADING): void {
    this.skip(HEADING_GAP.above);
    this.keepTogether(this.heightOf(text, STYLES.heading) + HEADING_GAP.below + kept);
    this.write(text, STYLES.heading, {}, 'H2');
    this.skip(HEADING_GAP.below);
  }

  list(items: readonly string[]): void {
    const { lineGap } = STYLES.body;
    this.#use(STYLES.body);
    this.#doc.list(items.map(printable), CONTENT.x, this.#doc.y, {
      width: CONTENT.width,
      lineGap,
      paragraphGap: 4,
      bulletRadius: 1.8,
      textIndent: 14,
      structParent: this.#group('L'),
    });
  }

  /** A table with a row of headings. The first column is left-aligned, the others right-aligned. */
  table(head: readonly string[], rows: readonly (readonly string[])[]): void {
    const { size } = STYLES.small;
    const headings = head.map(
      (text) => ({ text, type: 'TH', scope: 'Column', font: { size }, textColor: COLOURS.muted }) as const,
    );
    this.#table([headings, ...rows.map((row) => row.map((text) => ({ text })))], (column) => ({
      align: { x: column === 0 ? 'left' : 'right', y: 'center' },
    }));
  }

  /** A table of two columns: what each value is called, and the value. */
  facts(facts: readonly { label: string; value: string }[]): void {
    const rows = facts.map(({ label, value }) => [
      { text: label, type: 'TH', scope: 'Row', textColor: COLOURS.muted } as const,
      { text: value, font: { src: 'bold' } },
    ]);
    this.#table(rows, (column) => ({ width: column === 0 ? LABEL_WIDTH : CONTENT.width - LABEL_WIDTH }));
  }

  /** A JPEG in rounded corners, cropped to its box. */
  photo(jpeg: Uint8Array, alt: string, { x, y, width, height }: Box): void {
    const image = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    this.#figure(alt, (doc) => {
      doc.roundedRect(x, y, width, height, PHOTO_RADIUS).clip();
      doc.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    });
  }

  /** An empty box where a photo is missing. */
  emptyPhoto(alt: string, { x, y, width, height }: Box): void {
    this.#figure(alt, (doc) => doc.roundedRect(x, y, width, height, PHOTO_RADIUS).fill(COLOURS.leaf));
  }

  /** @param share from 0 to 1; anything above fills the bar */
  progressBar(share: number, alt: string): void {
    const { y } = this.#doc;
    const filled = CONTENT.width * Math.min(1, Math.max(0, share));
    this.#figure(alt, (doc) => {
      doc.roundedRect(CONTENT.x, y, CONTENT.width, BAR_HEIGHT, BAR_HEIGHT / 2).clip();
      doc.rect(CONTENT.x, y, CONTENT.width, BAR_HEIGHT).fill(COLOURS.sand2);
      if (filled > 0) doc.rect(CONTENT.x, y, filled, BAR_HEIGHT).fill(COLOURS.forest);
    });
    this.moveTo(y + BAR_HEIGHT);
  }

  rule(): void {
    this.#artifact((doc) => this.#line(doc, doc.y));
  }

  /** The green band at the head of the first page: the organisation on the left, the document on the right. */
  letterhead(organisation: string, document: string): void {
    const { band, strip, gap } = LETTERHEAD;
    this.#artifact((doc) => {
      doc.rect(0, 0, PAGE.width, band).fill(COLOURS.forest);
      drawWovenStrip(doc, { x: 0, y: band, width: PAGE.width, height: strip });
    });
    const half = CONTENT.width / 2;
    this.write(organisation, STYLES.brand, { y: 22, width: half, maxLines: 1 });
    this.write(document, STYLES.onDark, {
      x: CONTENT.x + half,
      y: 26,
      width: half,
      align: 'right',
      maxLines: 1,
    });
    this.moveTo(band + strip + gap);
  }

  /**
   * Adds the footers and ends the document.
   *
   * @param running repeated at the foot of every page
   */
  finish(running: string, pageOf: (page: number, count: number) => string): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange();
    const width = CONTENT.width - PAGE_NUMBER_WIDTH;
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      this.#artifact((doc) => {
        this.#line(doc, FOOTER_Y - 8);
        this.#text(running, STYLES.small, { y: FOOTER_Y, width: width - 20, maxLines: 1 });
        const place = { x: CONTENT.x + width, width: PAGE_NUMBER_WIDTH, align: 'right' } as const;
        this.#text(pageOf(index + 1, count), STYLES.small, { ...place, y: FOOTER_Y, maxLines: 1 });
      }, 'Pagination');
    }
    this.#doc.end();
    return this.#content;
  }

  #use({ font, size, colour }: TextStyle): void {
    this.#doc.font(font).fontSize(size).fillColor(colour);
  }

  #text(text: string, style: TextStyle, place: Place, options: PDFKit.Mixins.TextOptions = {}): void {
    const { x = CONTENT.x, y = this.#doc.y, width = CONTENT.width, align = 'left', maxLines } = place;
    this.#use(style);
    const { lineGap } = style;
    const height = maxLines && maxLines * (this.#doc.currentLineHeight(true) + lineGap);
    this.#doc.text(printable(text), x, y, {
      width,
      align,
      lineGap,
      ...(height !== undefined && { height, ellipsis: true }),
      ...options,
    });
  }

  #table(
    rows: readonly (readonly Cell[])[],
    columnStyles: (column: number) => PDFKit.Mixins.ColumnStyle,
  ): void {
    this.#use(STYLES.body);
    // Missing in the types.
    const structure = { structParent: this.#root };
    this.#doc.table({
      data: rows.map((row) => row.map((cell) => ({ ...cell, text: printable(cell.text) }))),
      position: { x: CONTENT.x, y: this.#doc.y },
      maxWidth: CONTENT.width,
      columnStyles,
      defaultStyle: {
        border: { top: 0, right: 0, bottom: 0.75, left: 0 },
        borderColor: COLOURS.line,
        padding: { top: 4, right: 0, bottom: 4, left: 0 },
        textColor: COLOURS.ink,
      },
      ...structure,
    });
  }

  #group(tag: 'L'): Element {
    const element = this.#doc.struct(tag);
    this.#root.add(element);
    return element;
  }

  #figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    const drawing = () => {
      this.#doc.save();
      draw(this.#doc);
      this.#doc.restore();
    };
    this.#root.add(this.#doc.struct('Figure', { alt }, [drawing]));
  }

  /** Draws something that screen readers pass over. */
  #artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  #line(doc: PDFKit.PDFDocument, y: number): void {
    const { x, width } = CONTENT;
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(COLOURS.line);
  }
}
