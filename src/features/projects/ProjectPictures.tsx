import { clsx } from 'clsx';
import { fullSizeImageUrl } from './backendUrls';
import { DetailBlock } from './DetailBlock';
import { copy } from './pageCopy';
import { ProjectImage } from './ProjectImage';

/**
 * The contract has no picture sizes, so each picture is cropped to 3:2 and nothing moves when it loads. A press shows
 * it uncropped.
 */
const SHAPE = { width: 960, height: 640 };

const SIZES = { half: '(min-width: 1024px) 23rem, 50vw', full: '(min-width: 1024px) 46rem, 100vw' };

/** More pictures of a project, in pairs; if the number is odd, the first is full width. */
export function ProjectPictures({ urls }: { urls: readonly string[] | undefined }) {
  const shown = [...new Set(urls)].filter((url) => url.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <DetailBlock heading={copy.pictures}>
      <ul className="grid grid-cols-2 gap-3">
        {shown.map((url, index) => {
          const isAlone = index === 0 && shown.length % 2 === 1;
          return (
            <li key={url} className={clsx('min-w-0', isAlone && 'col-span-2')}>
              <ProjectImage
                path={url}
                alt={copy.pictureNumber(index + 1, shown.length)}
                {...SHAPE}
                sizes={isAlone ? SIZES.full : SIZES.half}
                isLazy
                href={fullSizeImageUrl(url)}
                className="aspect-3/2 w-full rounded-card"
              />
            </li>
          );
        })}
      </ul>
    </DetailBlock>
  );
}
