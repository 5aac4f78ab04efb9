import { ImagePicker } from '@/components/ImagePicker/ImagePicker';
import { ProjectImage } from '@/features/projects/ProjectImage';
import type { Project } from '@/api/types';
import { FormSection } from './FormSection';
import type { FieldsProps } from './fieldsProps';
import { MAX } from './projectFields';
import { copy } from './copy';

interface PictureFieldsProps extends FieldsProps {
  /** The project whose pictures are shown; undefined for a new project. */
  project: Project | undefined;
}

// The contract gives media files as URLs, but the cover as a path below the same base.
const pathOf = (url: string) => url.replace(/^\/backend/, '');

function CurrentCover({ path }: { path: string }) {
  return (
    <figure>
      <ProjectImage
        path={path}
        alt=""
        width={480}
        height={320}
        sizes="240px"
        className="aspect-3/2 w-60 max-w-full rounded-control"
      />
      <figcaption className="mt-1 text-14 text-muted">{copy.pictures.currentCover}</figcaption>
    </figure>
  );
}

function CurrentMedia({ urls }: { urls: readonly string[] }) {
  return (
    <div>
      <p className="mb-2 text-14 text-muted">{copy.pictures.current}</p>
      <ul
        aria-label={copy.pictures.current}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-2"
      >
        {urls.map((url, index) => (
          <li key={url}>
            <ProjectImage
              path={pathOf(url)}
              alt={copy.pictures.picture(index + 1)}
              width={480}
              height={320}
              sizes="160px"
              isLazy
              className="aspect-3/2 w-full rounded-control"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cover and other pictures: those already stored, and those chosen to be uploaded. */
export function PictureFields({ project, form }: PictureFieldsProps) {
  const isDisabled = form.status !== 'open';
  const { value: coverFiles, error: coverError, onChange: chooseCover } = form.field('cover');
  const { value: mediaFiles, error: mediaError, onChange: chooseMedia } = form.field('media');
  const cover = project?.cover_image;
  const media = project?.mediaFilesUrls ?? [];
  return (
    <FormSection heading={copy.sections.pictures}>
      {cover && <CurrentCover path={cover} />}
      <ImagePicker
        name="cover"
        label={copy.labels.cover}
        hint={[copy.hints.cover, cover && copy.hints.newCover].filter(Boolean).join(' ')}
        max={1}
        files={coverFiles}
        onChange={chooseCover}
        error={coverError}
        isDisabled={isDisabled}
      />
      {media.length > 0 && <CurrentMedia urls={media} />}
      <ImagePicker
        name="media"
        label={copy.labels.media}
        hint={(media.length > 0 ? copy.hints.moreMedia : copy.hints.media)(MAX.mediaFiles)}
        max={MAX.mediaFiles}
        files={mediaFiles}
        onChange={chooseMedia}
        error={mediaError}
        isDisabled={isDisabled}
      />
    </FormSection>
  );
}
