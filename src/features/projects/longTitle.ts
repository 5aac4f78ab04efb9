/** A title longer than this is set one size smaller. */
const LONG_TITLE = 60;

/** The value of `data-long` on a heading, by which its letters become smaller. */
export const longTitle = (title: string): '' | undefined => (title.length > LONG_TITLE ? '' : undefined);
