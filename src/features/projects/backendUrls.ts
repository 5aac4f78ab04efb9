import { BACKEND } from '@/api/backendAddress';
import { safeHttpUrl } from '@/lib/safeUrl';

/** The widths in which the backend stores an image, in pixels. */
const WIDTHS = [480, 960, 1600] as const;
const DEFAULT_WIDTH = 960;

/** The addresses of an image. Without `srcSet` there is only one size. */
export interface ImageSources {
  src: string;
  srcSet?: string;
}

const hasScheme = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

/** Where `path` leads: an absolute http(s) address as it is, any other path under the backend. Undefined if unsafe. */
function addressOf(path: string): string | undefined {
  const given = path.trim();
  if (hasScheme(given)) return safeHttpUrl(given) && given;
  return `${BACKEND}/${given.replace(/^\/backend(?=\/)/, '').replace(/^\/+/, '')}`;
}

/** The contract's backend resizes; another host may not, and a signature covers the whole query. */
const isResizable = (address: string) => address.startsWith(`${BACKEND}/`) && !address.includes('?');

/** The addresses of an image for `src` and `srcSet`; undefined for one that is unsafe. */
export function imageSources(path: string): ImageSources | undefined {
  const address = addressOf(path);
  if (address === undefined) return undefined;
  if (!isResizable(address)) return { src: address };
  return {
    src: `${address}?w=${DEFAULT_WIDTH}`,
    srcSet: WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  };
}

/** The address of an image at its largest size; undefined for one that is unsafe. */
export function wholeImageUrl(path: string): string | undefined {
  const address = addressOf(path);
  return address !== undefined && isResizable(address) ? `${address}?w=${WIDTHS.at(-1)}` : address;
}

/** The address of a project's report, a PDF. */
export function reportUrl(projectId: number): string {
  return `${BACKEND}/api/project/${projectId}/download_report`;
}
