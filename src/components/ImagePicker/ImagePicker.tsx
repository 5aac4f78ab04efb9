import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Field } from '@/components/Field/Field';
import { FileSurface } from '@/components/FileField/FileSurface';
import { useFocusAfterRemoval } from '@/lib/useFocusAfterRemoval';
import { ACCEPTED_TYPES, keyOfFile, sortImages, type RefusedImage } from './imageFiles';
import { ImagePreview } from './ImagePreview';
import { copy } from './copy';

export interface ImagePickerProps {
  /** The visible name. */
  label: string;
  /** The purpose of the images; the limits are always shown. */
  hint?: string;
  /** What is wrong with the images as a whole, for example that there are none. */
  error?: string | undefined;
  /** Says in the hint that an image is required. */
  isRequired?: boolean;
  /** The chosen images, in the order in which they are shown. */
  files: readonly File[];
  /** Called with all images after a choice or a removal. */
  onChange: (files: File[]) => void;
  /** The maximum number. With 1, a new image replaces the old one. Default: unlimited. */
  max?: number;
  /** Disables choosing and removing, for example while sending. */
  isDisabled?: boolean;
  /** The field's name, which a form uses to focus it. */
  name?: string;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
  /** The control itself. */
  ref?: Ref<HTMLInputElement>;
}

function messageFor({ file, problem }: RefusedImage, max: number): string {
  return problem === 'too-many' ? copy.refused['too-many'](file.name, max) : copy.refused[problem](file.name);
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

type ChoiceOptions = Required<Pick<ImagePickerProps, 'files' | 'max' | 'onChange'>>;

/** Checks chosen files, and stores which were rejected and what to announce. */
function useChoice({ files, max, onChange }: ChoiceOptions) {
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const [news, setNews] = useState('');
  // Reading a file is asynchronous, and the props may change in the meantime.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });

  const choose = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const replaces = max === 1;
    const sorted = await sortImages(chosen, replaces ? 1 : max - latest.current.files.length);
    setRefused(sorted.refused);
    if (sorted.taken.length === 0) return;
    setNews(copy.added(namesOf(sorted.taken)));
    latest.current.onChange(replaces ? sorted.taken : [...latest.current.files, ...sorted.taken]);
  };

  const remove = (index: number) => {
    setRefused([]);
    setNews(copy.removed(files[index]?.name ?? ''));
    onChange(files.filter((_file, at) => at !== index));
  };

  return { refused, news, choose, remove };
}

/**
 * Lets the user choose one or more images with the file dialog or by dropping them, and shows them. Files that the
 * backend would refuse are rejected, and the field says why.
 */
export function ImagePicker({
  label,
  hint,
  error,
  isRequired = false,
  files,
  onChange,
  max = Number.POSITIVE_INFINITY,
  isDisabled = false,
  name,
  className,
  ref,
}: ImagePickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current!);
  const { refused, news, choose, remove } = useChoice({ files, max, onChange });
  const { areaRef, focusAfter } = useFocusAfterRemoval();
  const isSingle = max === 1;
  const limits = isSingle ? copy.limits : copy.limitsEach;
  const problems = [...refused.map((one) => messageFor(one, max)), error].filter(Boolean).join(' ');
  const button = isSingle && files.length > 0 ? 'replace' : isSingle ? 'one' : 'several';

  return (
    <div ref={areaRef} className={className}>
      <Field
        label={label}
        hint={[isRequired && copy.required, hint, limits].filter(Boolean).join(' ')}
        error={problems || undefined}
      >
        {({ required: _required, ...control }) => (
          <FileSurface
            {...control}
            ref={inputRef}
            choose={copy.choose[button]}
            drop={isSingle ? copy.drop : copy.dropSeveral}
            name={name}
            accept={ACCEPTED_TYPES}
            multiple={!isSingle}
            disabled={isDisabled}
            onChange={(event) => {
              void choose([...(event.target.files ?? [])]);
              // Allows choosing the same file again after it was removed.
              event.target.value = '';
            }}
            className="min-h-24 p-4"
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {news}
      </p>
      {files.length > 0 && (
        <ul
          aria-label={copy.chosen(label)}
          className={clsx('mt-3 grid grid-cols-1 gap-2', !isSingle && 'sm:grid-cols-2')}
        >
          {files.map((file, index) => (
            <ImagePreview
              key={keyOfFile(file)}
              file={file}
              isDisabled={isDisabled}
              onRemove={() => {
                remove(index);
                focusAfter(index);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
