/** The last date with a four-digit year, which the contract requires. */
export const MAX_DATE = '9999-12-31';
