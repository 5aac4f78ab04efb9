import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';

/** The document in a PDF. */
export const openPdf = (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf));

/** The text of each page, as a reader would copy it. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await openPdf(pdf));
  return text.map((page) => page.normalize('NFC').replaceAll(/\s+/g, ' '));
}

/** How far above the foot of the first page a text stands, in points. */
export async function levelOf(pdf: Uint8Array, text: string): Promise<number> {
  const { items } = await extractTextItems(await openPdf(pdf));
  const item = items[0]?.find(({ str }) => str.includes(text));
  if (!item) throw new Error(`The first page does not say ${text}.`);
  return item.y;
}
