/** Above this number of characters, a title is set a step smaller. The server applies it, too. */
export const LONG_TITLE = 60;

/** The value of `data-long` on a heading, by which its letters become smaller. */
export const longTitle = (title: string): '' | undefined => (title.length > LONG_TITLE ? '' : undefined);
