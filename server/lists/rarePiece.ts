/** In characters: with fewer the index can hardly tell rows apart, with more it has more to read. */
const LENGTH = 4;
/** In characters: a longer text has its rare letters before that, or may do without. */
const LOOKED_AT = 40;
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

/** Composed first, so that no letter is cut off from its marks. */
function piecesOf(text: string): string[] {
  const letters = Array.from(text.normalize('NFC')).slice(0, LOOKED_AT);
  return letters
    .slice(LENGTH - 1)
    .map((_, start) => letters.slice(start, start + LENGTH).join(''))
    .filter((piece) => KNOWN_TO_INDEX.test(piece));
}

/**
 * The piece of a text that the fewest rows have: of an email what stands before the @ and not its provider.
 *
 * @param rows what some rows of the list, picked at random, are found by
 * @returns undefined where the text has no piece that is rare among them
 */
export function rarestPiece(text: string, rows: readonly string[]): string | undefined {
  if (rows.length < FEWEST_ROWS) return undefined;
  const counted = piecesOf(text).map((piece) => {
    const folded = fold(piece);
    return { piece, count: rows.filter((row) => row.includes(folded)).length };
  });
  const [rarest] = counted.toSorted((a, b) => a.count - b.count);
  return rarest && rarest.count <= rows.length * RARE ? rarest.piece : undefined;
}
