import { TypedFastBitSet } from 'typedfastbitset';

/** Texts of which those that have some words are found without looking at each of them. */
export interface TextIndex {
  /**
   * The places of the texts that have all words, each as a part of it.
   *
   * @param words folded as the texts are, and like them without halves of characters
   */
  find(words: readonly string[]): TypedFastBitSet;
}

/** So many texts tell which pieces are frequent. */
const SAMPLE = 2048;
/** The part of the texts that have a frequent piece, at least: of rarer ones each text may be looked at. */
const FREQUENT = 1 / 64;
/** With fewer texts it is as quick to look at each. */
const FEWEST_TEXTS = 256;
/** When the words before have left a smaller part of the texts, looking at these is quicker than asking what is known of all. */
const FEW = 1 / 4;

/**
 * A text falls apart at its spaces, before the @ of an email and where a number begins: many people have a first name and
 * a provider in common, and many projects all but their number.
 */
const piecesOf = (text: string) => text.split(/ |(?=@)|(?<=\p{L})(?=\p{N})/u).filter((piece) => piece !== '');

/** One piece of a word stands for all: it may have a hundred, and any of them may be in every text. */
const longestPieceOf = (word: string) =>
  piecesOf(word).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** The pieces that many texts have. One may be missed, which takes time and leaves out nothing. */
function frequentPieces(texts: readonly string[]): string[] {
  const size = Math.min(SAMPLE, texts.length);
  const counts = new Map<string, number>();
  for (let asked = 0; asked < size; asked += 1) {
    const text = texts[Math.floor((asked * texts.length) / size)] ?? '';
    for (const piece of new Set(piecesOf(text))) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([piece, count]) => (count >= size * FREQUENT ? [piece] : []));
}

/** In 32 bits each: the letters of a text in the first, every two of them that follow each other in the others. */
const SIGNATURE_LENGTH = 3;

/** Writes the bits of a piece to those of a text, whose signature begins at `start`. Other letters may have the same bits. */
function sign(piece: string, signatures: Uint32Array, start: number): void {
  const set = (place: number, bit: number) => {
    signatures[start + place] = (signatures[start + place] ?? 0) | (1 << (bit & 31));
  };
  let before: number | undefined;
  for (let place = 0; place < piece.length; place += 1) {
    const letter = piece.charCodeAt(place);
    set(0, letter);
    if (before !== undefined) {
      const pair = (before * 31 + letter) & 63;
      set(pair < 32 ? 1 : 2, pair);
    }
    before = letter;
  }
}

function signatureOf(piece: string): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_LENGTH);
  sign(piece, signature, 0);
  return signature;
}

const has = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** Looks at each text. */
const searchTexts = (texts: readonly string[]): TextIndex => ({
  find(words) {
    const found = new TypedFastBitSet();
    for (const [place, text] of texts.entries()) if (has(text, words)) found.add(place);
    return found;
  },
});

/**
 * Indexes texts. Of a frequent piece it is known which texts have it; what the other pieces of a text may have as a part,
 * their signature tells, and where it does the text is looked at.
 */
export function indexTexts(texts: readonly string[]): TextIndex {
  if (texts.length < FEWEST_TEXTS) return searchTexts(texts);
  const frequent = new Map(frequentPieces(texts).map((piece) => [piece, new TypedFastBitSet()]));
  const signatures = new Uint32Array(texts.length * SIGNATURE_LENGTH);
  for (const [place, text] of texts.entries()) {
    for (const piece of piecesOf(text)) {
      const having = frequent.get(piece);
      if (having) having.add(place);
      else sign(piece, signatures, place * SIGNATURE_LENGTH);
    }
  }

  function all(): TypedFastBitSet {
    const places = new TypedFastBitSet();
    places.addRange(0, texts.length);
    return places;
  }

  /** Of some texts those that have a word within a piece. */
  function findPiece(word: string, among: TypedFastBitSet): TypedFastBitSet {
    const found = new TypedFastBitSet();
    for (const [piece, having] of frequent) if (piece.includes(word)) found.union(having);
    found.intersection(among);
    const [letters = 0, pairs = 0, morePairs = 0] = signatureOf(word);
    for (let place = 0, at = 0; place < texts.length; place += 1, at += SIGNATURE_LENGTH) {
      const lacking =
        (letters & ~(signatures[at] ?? 0)) |
        (pairs & ~(signatures[at + 1] ?? 0)) |
        (morePairs & ~(signatures[at + 2] ?? 0));
      const mayHaveIt = lacking === 0 && among.has(place) && !found.has(place);
      if (mayHaveIt && texts[place]?.includes(word)) found.add(place);
    }
    return found;
  }

  function lookAt(places: TypedFastBitSet, word: string): TypedFastBitSet {
    const found = new TypedFastBitSet();
    places.forEach((place) => {
      if (texts[place]?.includes(word)) found.add(place);
    });
    return found;
  }

  function findWord(word: string, among: TypedFastBitSet): TypedFastBitSet {
    const piece = longestPieceOf(word);
    if (piece === '' || among.size() < texts.length * FEW) return lookAt(among, word);
    const found = findPiece(piece, among);
    return piece === word ? found : lookAt(found, word);
  }

  const find = (words: readonly string[]) => words.reduce((among, word) => findWord(word, among), all());

  return { find };
}
