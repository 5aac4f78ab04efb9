import { createContext } from 'react';

/** Whether the visitor has gone from one page to another since the document was loaded. */
export interface Navigated {
  current: boolean;
}

/** Read and written in effects only: by then the first page of the document has been told apart from later ones. */
export const NavigatedContext = createContext<Navigated>({ current: false });
