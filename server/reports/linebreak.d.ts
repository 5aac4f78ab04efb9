declare module 'linebreak' {
  /** Where a text may break into lines, by the rules of Unicode (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, in UTF-16 code units; the last one is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
