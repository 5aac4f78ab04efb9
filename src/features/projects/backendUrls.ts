const BACKEND = '/backend';

/** Widths in which the backend keeps an image, in pixels. */
const WIDTHS = [480, 960, 1600] as const;
const DEFAULT_WIDTH = 960;

/** The addresses of an image, for `src` and `srcSet`. */
export interface ImageSources {
  src: string;
  srcSet: string;
}

/** `path` is what `cover_image` or a proof's `image` carries, or an address that starts with the backend's already. */
const addressOf = (path: string) =>
  path.startsWith(`${BACKEND}/`) ? path : `${BACKEND}/${path.replace(/^\/+/, '')}`;

/** The addresses of an image in its widths, whichever way it is written. */
export function imageSources(path: string): ImageSources {
  const address = addressOf(path);
  return {
    src: `${address}?w=${DEFAULT_WIDTH}`,
    srcSet: WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  };
}

/** The address of an image as large as there is. */
export const wholeImageUrl = (path: string): string => `${addressOf(path)}?w=${WIDTHS.at(-1)}`;

/** The address of a project's report, a PDF. */
export function reportUrl(projectId: number): string {
  return `${BACKEND}/api/project/${projectId}/download_report`;
}
