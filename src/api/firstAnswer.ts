import { createContext, use, useEffect, useState } from 'react';

/** An answer of the backend that the server wrote into the page, so that the page can be shown before it has asked. */
export interface FirstAnswer {
  /** What it answers, below the backend's own address: `/api/project/3`. */
  address: string;
  answer: unknown;
}

/** Given where there is no document: when the pages are built. */
export const FirstAnswerContext = createContext<FirstAnswer | null>(null);

/** Written by server/site/head.ts. */
const findBlock = () => document.querySelector<HTMLElement>('script[data-first-answer]');

function readBlock(): FirstAnswer | null {
  if (typeof document === 'undefined') return null;
  const block = findBlock();
  try {
    const answer = JSON.parse(block?.textContent ?? '') as unknown;
    return { address: block?.dataset.firstAnswer ?? '', answer };
  } catch {
    return null; // Nothing, or nothing that can be read: the page asks, as it would without.
  }
}

/** Only for the document's first load; later visits ask again. */
const removeBlock = () => findBlock()?.remove();

/** What the document's HTML answers to `address` on its first page; undefined for anything else. */
export function useFirstAnswer(address: string): unknown {
  const given = use(FirstAnswerContext);
  const [first] = useState(() => given ?? readBlock());
  useEffect(removeBlock, []);
  return first?.address === address ? first.answer : undefined;
}
