// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and the projects of other rooms compile this file
/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { covers, type FontName } from './fonts.ts';
import type { Weight } from './styles.ts';

/** A piece of text that one font can write. */
export interface Run {
  font: FontName;
  text: string;
}

/** Runs in the order in which they stand from left to right. */
export interface Line {
  runs: readonly Run[];
  /** The line belongs to a text that is read from right to left. */
  isRightToLeft: boolean;
}

/** The width of a text in a font, in points. */
export type Measure = (font: FontName, text: string) => number;

/** Where a text is written, and how it looks. */
export interface Column {
  weight: Weight;
  /** Of a line, in points. */
  width: number;
  measure: Measure;
}

type Direction = 'ltr' | 'rtl' | 'neutral';

interface Word {
  runs: Run[];
  width: number;
  direction: Direction;
}

const INVISIBLE =
  /[\p{Cc}\p{Co}\p{Cs}\p{Variation_Selector}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{Nd}]/u;
const OMITTED = '…';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The words of a text as they are drawn: composed letters, no control characters. */
function wordsOf(text: string): string[] {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').split(' ').filter(Boolean);
}

function append(runs: Run[], font: FontName, text: string): void {
  const last = runs.at(-1);
  if (last?.font === font) last.text += text;
  else runs.push({ font, text });
}

/** Emoji that no font has are left out; other writing that no font has becomes one sign of omission. */
function runsByGrapheme(word: string, fonts: readonly FontName[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const font = fonts.find((name) => covers(name, segment));
    if (font) append(runs, font, segment);
    else if (!EMOJI.test(segment) && !runs.at(-1)?.text.endsWith(OMITTED)) append(runs, fonts[0]!, OMITTED);
  }
  return runs;
}

/** A word stays in one font where one has all of it. */
function runsOf(word: string, weight: Weight): Run[] {
  const fonts = [weight, `${weight}-fallback`] as const;
  const font = fonts.find((name) => covers(name, word));
  return font ? [{ font, text: word }] : runsByGrapheme(word, fonts);
}

function directionOf(text: string): Direction {
  if (RIGHT_TO_LEFT.test(text)) return 'rtl';
  return LEFT_TO_RIGHT.test(text) ? 'ltr' : 'neutral';
}

function measured(text: string, weight: Weight, measure: Measure): Word {
  const runs = runsOf(text, weight);
  const width = runs.reduce((sum, run) => sum + measure(run.font, run.text), 0);
  return { runs, width, direction: directionOf(text) };
}

/** A word in the pieces between which it may break, such as those behind a hyphen or a slash. */
function piecesOf(word: string): string[] {
  const breaker = new LineBreaker(word);
  const pieces: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(word.slice(start, next.position));
    start = next.position;
  }
  return pieces;
}

/** Cuts a word that is wider than a line where it may break, and between letters where a piece is still too wide. */
function cut(text: string, width: number, weight: Weight, measure: Measure): Word[] {
  const widthOf = (piece: string) => measured(piece, weight, measure).width;
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  const put = (piece: string, pieceWidth: number) => {
    if (part !== '' && partWidth + pieceWidth > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += piece;
    partWidth += pieceWidth;
  };
  for (const piece of piecesOf(text)) {
    const pieceWidth = widthOf(piece);
    if (pieceWidth <= width) put(piece, pieceWidth);
    else for (const { segment } of graphemes.segment(piece)) put(segment, widthOf(segment));
  }
  return [...parts, part].map((each) => measured(each, weight, measure));
}

/** Reverses each unbroken series of words of a direction in place of itself. */
function reverseSeries(words: readonly Word[], direction: Direction): Word[] {
  const result: Word[] = [];
  let start = 0;
  for (const word of words) {
    if (word.direction === direction) result.splice(start, 0, word);
    else {
      result.push(word);
      start = result.length;
    }
  }
  return result;
}

/** Words in the order in which they stand from left to right. */
function inVisualOrder(words: readonly Word[], isRightToLeft: boolean): Word[] {
  return isRightToLeft ? reverseSeries(words.toReversed(), 'ltr') : reverseSeries(words, 'rtl');
}

/** The first word that has a direction decides. */
const startsFromRight = (words: readonly Word[]): boolean =>
  words.find(({ direction }) => direction !== 'neutral')?.direction === 'rtl';

function toLine(words: readonly Word[], weight: Weight, isRightToLeft: boolean): Line {
  const runs: Run[] = [];
  inVisualOrder(words, isRightToLeft).forEach((word, index) => {
    if (index > 0) append(runs, weight, ' ');
    for (const run of word.runs) append(runs, run.font, run.text);
  });
  return { runs, isRightToLeft };
}

/** The line tells that there was more. */
function withOmission({ runs, isRightToLeft }: Line): Line {
  const more: Run = { font: runs[0]?.font ?? 'regular', text: OMITTED };
  return { runs: isRightToLeft ? [more, ...runs] : [...runs, more], isRightToLeft };
}

/** At most so many lines; the last one tells that there was more. */
export function clampLines(lines: readonly Line[], most: number): readonly Line[] {
  const last = lines[most - 1];
  if (!last || lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), withOmission(last)];
}

/**
 * What of a text stands on one line; where there was more, the sign of it comes on top of the width. The line ends
 * between words, and within one where it would else be empty by half.
 */
export function fitLine(text: string, { weight, width, measure }: Column): Line {
  const space = measure(weight, ' ');
  const fitting: Word[] = [];
  let left = width;
  const line = () => toLine(fitting, weight, startsFromRight(fitting));
  for (const word of wordsOf(text)) {
    const whole = measured(word, weight, measure);
    if (whole.runs.length === 0) continue;
    if (whole.width > left) {
      if (left > width / 2) fitting.push(...cut(word, left, weight, measure).slice(0, 1));
      return withOmission(line());
    }
    fitting.push(whole);
    left -= whole.width + space;
  }
  return line();
}

/** Breaks a text into lines, each word in a font that can write it. No line is wider: a word that is too long is cut. */
export function breakLines(text: string, { weight, width, measure }: Column): Line[] {
  const space = measure(weight, ' ');
  const words = wordsOf(text)
    .flatMap((word) => {
      const whole = measured(word, weight, measure);
      return whole.width > width ? cut(word, width, weight, measure) : [whole];
    })
    .filter(({ runs }) => runs.length > 0);
  const isRightToLeft = startsFromRight(words);
  const lines: Line[] = [];
  let current: Word[] = [];
  let currentWidth = 0;
  for (const word of words) {
    const extended = currentWidth + space + word.width;
    if (current.length > 0 && extended > width) {
      lines.push(toLine(current, weight, isRightToLeft));
      current = [];
    }
    currentWidth = current.length > 0 ? extended : word.width;
    current.push(word);
  }
  if (current.length > 0) lines.push(toLine(current, weight, isRightToLeft));
  return lines;
}
