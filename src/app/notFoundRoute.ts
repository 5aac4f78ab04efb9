/** The prerendered page of every unknown address. */
export const NOT_FOUND_ROUTE = '*';
