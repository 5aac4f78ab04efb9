/** Everything outside the scripts that DejaVu Sans has, and the punctuation that goes with Chinese and Japanese. */
const UNSUPPORTED =
  /(?:[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Nko}\p{sc=Common}\p{sc=Inherited}]|[\u3000-\u303f\uff00-\uffef\u{10000}-\u{10ffff}])+/gu;

// TypeScript accepts the flag `v` in a literal only for targets that Node 20 does not fully support.
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv');

/** Control, format and private characters, but not the joiners that Arabic is written with. */
const INVISIBLE = /[^\P{C}\u200c\u200d]|\p{Variation_Selector}/gu;

const RTL = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`;
const BETWEEN_RTL_WORDS = new RegExp(String.raw`(?<=${RTL}\p{P}*) (?=\p{P}*${RTL})`, 'gu');
const AFTER_RTL_WORDS = new RegExp(String.raw`(?<=${RTL}\p{P}*) `, 'gu');

/**
 * One paragraph as the fonts can write it: without control characters and emoji, and with `…` for each run of characters
 * that no font has. Empty if nothing can be written.
 *
 * pdfkit splits a line at its spaces and lays out each piece with the space after it, from right to left if it is Hebrew or
 * Arabic, but always puts the pieces in order from left to right. So right-to-left words are joined by no-break spaces, each
 * followed by a place where the line may break, and the space after the last word is doubled.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EMOJI, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(UNSUPPORTED, '…')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replaceAll(BETWEEN_RTL_WORDS, '\u00a0\u200b')
    .replaceAll(AFTER_RTL_WORDS, '  ');
}
