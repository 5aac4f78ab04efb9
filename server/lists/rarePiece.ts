/** In characters: with fewer the index can hardly tell rows apart, with more it has more to read. */
const LENGTH = 4;
/** A longer search has its rare letters among so many pieces, or may do without. */
const MOST_LOOKED_AT = 36;
/** Of the rows of a sample, the part that may have a piece that counts as rare. */
const RARE = 0.05;
/** Fewer rows say nothing of a list, and a list that has no more needs no help. */
const FEWEST_ROWS = 100;
/** The index takes words apart into three letters or digits each, and knows where a word begins and ends. */
const KNOWN_TO_INDEX = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]./u;

/** About as the database folds words. What it does otherwise makes a choice worse, not wrong. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

/** Four letters of a word, which is composed first, so that no letter is cut off from its marks. */
interface Piece {
  letters: readonly string[];
  start: number;
}

const textOf = ({ letters, start }: Piece, length = LENGTH) => letters.slice(start, start + length).join('');

function piecesOf(word: string): Piece[] {
  const letters = Array.from(word.normalize('NFC'));
  return letters.slice(LENGTH - 1).map((_, start) => ({ letters, start }));
}

/**
 * The piece of some words that the fewest rows have: of an email what stands before the @ and not its provider. The sample does
 * not tell which is the rarest of the pieces that none of it has, so one that follows in the word makes it longer.
 *
 * @param rows what some rows of the list, picked at random, are found by
 * @returns undefined where the words have no piece that is rare among them
 */
export function rarestPiece(words: readonly string[], rows: readonly string[]): string | undefined {
  if (rows.length < FEWEST_ROWS) return undefined;
  const counted = words
    .flatMap(piecesOf)
    .slice(0, MOST_LOOKED_AT)
    .filter((piece) => KNOWN_TO_INDEX.test(textOf(piece)))
    .map((piece) => {
      const folded = fold(textOf(piece));
      return { piece, count: rows.filter((row) => row.includes(folded)).length };
    });
  const [rarest] = counted.toSorted((a, b) => a.count - b.count);
  if (!rarest || rarest.count > rows.length * RARE) return undefined;
  const { letters, start } = rarest.piece;
  const next = counted.find(({ piece }) => piece.letters === letters && piece.start === start + 1);
  return textOf(rarest.piece, next?.count === rarest.count ? LENGTH + 1 : LENGTH);
}
