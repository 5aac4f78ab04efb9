import { createContext, use, useEffect, useState } from 'react';

/** The backend's response to a GET request, by its path below the backend's URL, such as `/api/project/3`. */
export type ResponseTo = (address: string) => Promise<unknown>;

/** Provided where a page is rendered with its data, on the server. It returns the same promise for the same address. */
export const ResponsesContext = createContext<ResponseTo | null>(null);

/** Written by server/site/head.ts or src/api/earlyResponse.ts. */
function findBlock(address: string | null): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>('script[data-embedded-response]');
  return [...blocks].find(({ dataset }) => dataset.embeddedResponse === address);
}

/** Undefined when there is nothing, or nothing that can be read: the page then makes the request itself. */
function readBlock(address: string | null): unknown {
  if (typeof document === 'undefined') return undefined;
  try {
    return JSON.parse(findBlock(address)?.textContent ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The backend's response that is embedded in the document, so that its first page can be shown without a request. Undefined
 * for other addresses, for null, and once the address has changed.
 */
export function useEmbeddedResponse(address: string | null): unknown {
  const responseTo = use(ResponsesContext);
  const [first, setFirst] = useState(() => ({ address, response: readBlock(address) }));
  // Used for the document's first page only; later visits make a request. Other parts may be hydrated later.
  useEffect(() => findBlock(address)?.remove(), [address]);
  if (responseTo) return address === null ? undefined : use(responseTo(address));
  if (first.address === address) return first.response;
  if (first.response !== undefined) setFirst({ address, response: undefined });
  return undefined;
}
