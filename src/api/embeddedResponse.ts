import { createContext, use, useEffect, useState } from 'react';

/** A backend response embedded in the page, so that the page can be shown without a request. */
export interface EmbeddedResponse {
  /** The path below the backend's URL, such as `/api/project/3`. */
  address: string;
  answer: unknown;
}

/** Provided while the pages are built, where there is no document. */
export const EmbeddedResponseContext = createContext<EmbeddedResponse | null>(null);

/** Written by server/site/head.ts. */
const findBlock = () => document.querySelector<HTMLElement>('script[data-embedded-response]');

function readBlock(): EmbeddedResponse | null {
  if (typeof document === 'undefined') return null;
  const block = findBlock();
  try {
    const answer = JSON.parse(block?.textContent ?? '') as unknown;
    return { address: block?.dataset.embeddedResponse ?? '', answer };
  } catch {
    return null; // Nothing, or nothing that can be read: the page asks, as it would without.
  }
}

/** Used for the document's first page only; later visits make a request. */
const removeBlock = () => findBlock()?.remove();

/** The embedded response to `address` on the document's first page; undefined for anything else. */
export function useEmbeddedResponse(address: string): unknown {
  const given = use(EmbeddedResponseContext);
  const [first] = useState(() => given ?? readBlock());
  useEffect(removeBlock, []);
  return first?.address === address ? first.answer : undefined;
}
