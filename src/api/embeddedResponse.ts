import { createContext, use, useEffect, useState } from 'react';

/** A backend response embedded in the page, so that the page can be shown without a request. */
export interface EmbeddedResponse {
  /** The path below the backend's URL, such as `/api/project/3`. */
  address: string;
  answer: unknown;
}

/** Provided where pages are rendered to HTML, where there is no document. */
export const EmbeddedResponsesContext = createContext<readonly EmbeddedResponse[] | null>(null);

/** Written by server/site/head.ts. */
const findBlocks = () => document.querySelectorAll<HTMLElement>('script[data-embedded-response]');

/** Undefined when there is nothing, or nothing that can be read: the page asks, as it would without. */
function readBlock(address: string): unknown {
  if (typeof document === 'undefined') return undefined;
  const block = [...findBlocks()].find(({ dataset }) => dataset.embeddedResponse === address);
  try {
    return JSON.parse(block?.textContent ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Used for the document's first page only; later visits make a request. */
const removeBlocks = () => findBlocks().forEach((block) => block.remove());

/** The embedded response to `address` on the document's first page; undefined for anything else. */
export function useEmbeddedResponse(address: string): unknown {
  const given = use(EmbeddedResponsesContext);
  const [first] = useState(() => ({
    address,
    answer: given ? given.find((one) => one.address === address)?.answer : readBlock(address),
  }));
  useEffect(removeBlocks, []);
  return first.address === address ? first.answer : undefined;
}
