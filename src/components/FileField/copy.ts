/** The copy of `FileField`. */
export const copy = {
  choose: 'Choose a file',
  replace: 'Choose another file',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
  chosen: (name: string, size: string) => `Chosen: ${name}, ${size}.`,
  removed: (name: string) => `Removed: ${name}.`,
} as const;
