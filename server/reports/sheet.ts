import Pdf from 'pdfkit';
import { fontFile, type FontName } from './fonts.ts';
import { COLOURS, FRAME, FRAME_WIDTH, PAGE, STYLES, type TextStyle } from './styles.ts';
import { breakLines, fitLine, type Column, type Line, type Run } from './textLines.ts';
import { drawWovenStrip } from './wovenStrip.ts';

type Element = PDFKit.PDFStructureElement;

/** The structure that screen readers are told, as PDF names it. */
export type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect' | 'Figure';

interface Placed {
  x: number;
  width: number;
}

interface LinePlace {
  y: number;
  /** The line ends at the right edge of its place. */
  atRight: boolean;
}

const FONTS: readonly FontName[] = ['regular', 'strong', 'regular-fallback', 'strong-fallback'];

/** From the middle of a line to its baseline, as a multiple of the size. */
const MIDDLE_TO_BASELINE = 0.36;

const COLUMN: Placed = { x: FRAME.left, width: FRAME_WIDTH };

/** What fills a page to its end fits, although sums of heights are not exact. In points. */
const ROUNDING = 0.01;

/**
 * Letters are drawn as the composed glyphs that the fonts have. Taken apart (`ọ` as `o` and a dot) they look the same,
 * but pdfkit then notes every `o` of the document as `ọ`, and nobody can find or copy its text. fontkit writes into
 * the object, so each call has its own; the types know only the list of features to switch on.
 */
const features = () => ({ ccmp: false }) as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** From one line of text to the next, in points. */
export const lineHeight = ({ size, leading }: TextStyle): number => size * leading;

/**
 * A document that is written from top to bottom and continues on new pages. All lengths are in points; `y` is where the
 * next block begins.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = FRAME.top;
  readonly #root: Element;
  readonly #content: Promise<Buffer>;
  /** Of texts at the size of 1, by font and text. */
  readonly #widths = new Map<string, number>();

  /** @param created stands in the document's properties */
  constructor(about: { title: string; author: string; subject: string; created: Date }) {
    this.doc = new Pdf({
      size: [PAGE.width, PAGE.height],
      margin: 0,
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
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    for (const name of FONTS) this.doc.registerFont(name, fontFile(name));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Begins a new page unless a block of this height still fits. */
  ensureRoom(height: number): void {
    if (this.y + height <= FRAME.bottom + ROUNDING) return;
    this.doc.continueOnNewPage();
    this.y = FRAME.top;
  }

  /** Opens an element that holds other elements, such as a list. */
  group(tag: Tag, parent: Element = this.#root): Element {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** Draws something that means something. `alt` says what a picture shows. */
  mark(
    tag: Tag,
    draw: () => void,
    { parent = this.#root, alt }: { parent?: Element; alt?: string } = {},
  ): void {
    const element = this.doc.struct(tag, alt === undefined ? {} : { alt }, [draw]);
    parent.add(element);
  }

  /** Draws something that only decorates, or is repeated on every page. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  lines(text: string, style: TextStyle, width: number): Line[] {
    return breakLines(text, this.#column(style, width));
  }

  /** Draws lines from a point downwards, without looking for the end of the page. Answers where they end. */
  drawLines(lines: readonly Line[], style: TextStyle, { x, width, y }: Placed & { y: number }): number {
    lines.forEach((line, index) => {
      const top = y + index * lineHeight(style);
      this.#drawLine(line, style, { x, width, y: top, atRight: line.isRightToLeft });
    });
    return y + lines.length * lineHeight(style);
  }

  /** Writes a text at `y` and moves `y` below it, over as many pages as it takes. */
  write(text: string, style: TextStyle, place: Placed = COLUMN): void {
    this.writeLines(this.lines(text, style, place.width), style, place);
  }

  /** As `write` does, with lines that are broken already. */
  writeLines(lines: readonly Line[], style: TextStyle, { x, width }: Placed): void {
    for (const line of lines) {
      this.ensureRoom(lineHeight(style));
      this.y = this.drawLines([line], style, { x, width, y: this.y });
    }
  }

  /** Writes one line that ends at the right edge of its place. */
  writeRight(text: string, style: TextStyle, { x, width, y }: Placed & { y: number }): void {
    const [line] = this.lines(text, style, width);
    if (line) this.#drawLine(line, style, { x, width, y, atRight: true });
  }

  /**
   * Draws what every page has at its head and foot, and ends the document.
   *
   * @param pageOf says which page of how many it is
   */
  finish(running: string, pageOf: (page: number, count: number) => string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      if (index > 0) this.#drawHead();
      this.#drawFoot(running, pageOf(index + 1, count));
      this.doc.endMarkedContent();
    }
    this.doc.end();
    return this.#content;
  }

  #column(style: TextStyle, width: number): Column {
    const measure = (font: FontName, text: string) => this.#widthOf({ font, text }, style);
    return { weight: style.weight, width, measure };
  }

  #widthOf({ font, text }: Run, { size }: TextStyle): number {
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.doc.font(font).fontSize(1).widthOfString(text, { features: features() });
    this.#widths.set(key, width);
    return width * size;
  }

  #drawLine({ runs }: Line, style: TextStyle, { x, width, y, atRight }: Placed & LinePlace): void {
    const widths = runs.map((run) => this.#widthOf(run, style));
    const whole = widths.reduce((sum, each) => sum + each, 0);
    const baseline = y + lineHeight(style) / 2 + style.size * MIDDLE_TO_BASELINE;
    let left = atRight ? x + width - whole : x;
    this.doc.fillColor(style.colour);
    // The space at the end is not seen: it keeps words apart where a reader joins the lines.
    const spaced = [...runs, { font: 'regular' as const, text: ' ' }];
    spaced.forEach(({ font, text }, index) => {
      this.doc.font(font).fontSize(style.size);
      this.doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: features() });
      left += widths[index] ?? 0;
    });
  }

  #drawHead(): void {
    drawWovenStrip(this.doc, { x: FRAME.left, y: 44, width: FRAME_WIDTH, height: 9 });
  }

  #drawFoot(running: string, page: string): void {
    const y = FRAME.bottom + 24;
    const pageWidth = 80;
    const { left, right } = FRAME;
    this.doc
      .moveTo(left, y - 8)
      .lineTo(right, y - 8)
      .lineWidth(0.75)
      .strokeColor(COLOURS.line)
      .stroke();
    const title = fitLine(running, this.#column(STYLES.small, FRAME_WIDTH - pageWidth - 20));
    this.drawLines([title], STYLES.small, { ...COLUMN, y });
    this.writeRight(page, STYLES.small, { x: right - pageWidth, width: pageWidth, y });
  }
}
