import { createContext } from 'react';

/** Whether the visitor has moved between pages since the document was loaded. */
export interface Navigated {
  current: boolean;
}

/** Read and written in effects only, to distinguish the document's first page from later ones. */
export const NavigatedContext = createContext<Navigated>({ current: false });
