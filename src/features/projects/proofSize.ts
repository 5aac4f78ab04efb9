/** The size assumed for a photo whose size is unknown, in pixels. */
export const SIZE = { width: 1600, height: 1067 };
