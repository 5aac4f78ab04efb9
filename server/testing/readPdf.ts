import { extractText, getDocumentProxy } from 'unpdf';

export const openPdf = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf));

/** The text of each page, as copied by a reader. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await openPdf(pdf));
  return text.map((page) => page.normalize('NFC').replaceAll(/\s+/g, ' '));
}
