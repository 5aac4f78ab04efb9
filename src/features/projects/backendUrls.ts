import { BACKEND } from '@/api/backendAddress';
import { safeHttpUrl } from '@/lib/safeUrl';

/** The widths in which the backend stores an image, in pixels. */
const WIDTHS = [480, 960, 1600] as const;
const DEFAULT_WIDTH = 960;

/** The URLs of an image. Without `srcSet` it has only one size. */
export interface ImageSources {
  src: string;
  srcSet?: string;
}

const hasScheme = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

/** The URL of `path`: an absolute http(s) URL unchanged, any other path under the backend. Undefined if unsafe. */
function addressOf(path: string): string | undefined {
  const given = path.trim();
  if (hasScheme(given)) return safeHttpUrl(given) && given;
  return `${BACKEND}/${given.replace(/^\/backend(?=\/)/, '').replace(/^\/+/, '')}`;
}

/** Only the contract's backend is known to resize, and a signature covers the whole query. */
const isResizable = (address: string) => address.startsWith(`${BACKEND}/`) && !address.includes('?');

/** An image's URLs for `src` and `srcSet`; undefined if unsafe. */
export function imageSources(path: string): ImageSources | undefined {
  const address = addressOf(path);
  if (address === undefined) return undefined;
  if (!isResizable(address)) return { src: address };
  return {
    src: `${address}?w=${DEFAULT_WIDTH}`,
    srcSet: WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  };
}

/** The URL of an image at its largest size; undefined if unsafe. */
export function fullSizeImageUrl(path: string): string | undefined {
  const address = addressOf(path);
  return address !== undefined && isResizable(address) ? `${address}?w=${WIDTHS.at(-1)}` : address;
}

/** The URL of a project's PDF report. */
export function reportUrl(projectId: number): string {
  return `${BACKEND}/api/project/${projectId}/download_report`;
}
