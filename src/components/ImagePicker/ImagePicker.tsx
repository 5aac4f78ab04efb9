import { clsx } from 'clsx';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Field } from '@/components/Field/Field';
import { ACCEPTED_TYPES, keyOfFile, sortImages, type RefusedImage } from './imageFiles';
import { ImagePreview } from './ImagePreview';
import { copy } from './copy';

export interface ImagePickerProps {
  label: string;
  /** What the images are for; the limits are said anyway. */
  hint?: string;
  /** What is wrong with the choice as a whole, such as that there is none. */
  error?: string | undefined;
  isRequired?: boolean;
  /** What is chosen. */
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Told which files the field says are not taken, and that it says so no longer, which is none. */
  onRefused?: ((files: readonly File[]) => void) | undefined;
  /** How many fit. With 1, choosing another image replaces the first. Default: any number. */
  max?: number;
  /** Nothing can be chosen or removed, as while it is being sent. */
  isDisabled?: boolean;
  /** The name of the field, by which a form finds it to put the focus there. */
  name?: string;
  className?: string;
}

function messageFor({ file, problem }: RefusedImage, max: number): string {
  return problem === 'too-many' ? copy.refused['too-many'](file.name, max) : copy.refused[problem](file.name);
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** After a removal the focus goes to what took the removed one's place, else to the field. */
function useFocusAfterRemoval(inputRef: RefObject<HTMLInputElement | null>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [removed, setRemoved] = useState<{ index: number }>();
  useEffect(() => {
    if (!removed) return;
    const rest = buttons.current.filter((button) => button !== null);
    (rest[Math.min(removed.index, rest.length - 1)] ?? inputRef.current)?.focus();
  }, [removed, inputRef]);
  return {
    refAt: (index: number) => (button: HTMLButtonElement | null) => {
      buttons.current[index] = button;
    },
    moveFocus: (index: number) => setRemoved({ index }),
  };
}

type ChoiceOptions = Required<Pick<ImagePickerProps, 'files' | 'max' | 'onChange'>> &
  Pick<ImagePickerProps, 'onRefused'>;

/** Sorts what was chosen, and remembers what was not taken and what to announce. */
function useChoice({ files, max, onChange, onRefused }: ChoiceOptions) {
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const [news, setNews] = useState('');
  // As of now: reading a file takes a moment, in which the choice may go on.
  const latest = useRef({ files, onChange, onRefused });
  useEffect(() => {
    latest.current = { files, onChange, onRefused };
  });
  useEffect(() => () => latest.current.onRefused?.([]), []);

  const refuse = (next: readonly RefusedImage[]) => {
    setRefused(next);
    latest.current.onRefused?.(next.map(({ file }) => file));
  };

  const choose = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const replaces = max === 1;
    const sorted = await sortImages(chosen, replaces ? 1 : max - latest.current.files.length);
    refuse(sorted.refused);
    if (sorted.taken.length === 0) return;
    setNews(copy.added(namesOf(sorted.taken)));
    latest.current.onChange(replaces ? sorted.taken : [...latest.current.files, ...sorted.taken]);
  };

  const remove = (index: number) => {
    refuse([]);
    setNews(copy.removed(files[index]?.name ?? ''));
    onChange(files.filter((_file, at) => at !== index));
  };

  return { refused, news, choose, remove };
}

/**
 * Lets a person choose one image or several, by the file dialog or by dropping them, and shows what is chosen. Files
 * that the backend would refuse are not taken, and the field says why.
 */
export function ImagePicker({
  label,
  hint,
  error,
  isRequired = false,
  files,
  onChange,
  onRefused,
  max = Number.POSITIVE_INFINITY,
  isDisabled = false,
  name,
  className,
}: ImagePickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { refused, news, choose, remove } = useChoice({ files, max, onChange, onRefused });
  const { refAt, moveFocus } = useFocusAfterRemoval(inputRef);
  const isSingle = max === 1;
  const limits = isSingle ? copy.limits : copy.limitsEach;
  const problems = [...refused.map((one) => messageFor(one, max)), error].filter(Boolean).join(' ');
  const button = isSingle && files.length > 0 ? 'replace' : isSingle ? 'one' : 'several';

  return (
    <div className={className}>
      <Field
        label={label}
        hint={[isRequired && copy.required, hint, limits].filter(Boolean).join(' ')}
        error={problems || undefined}
      >
        {({ required: _required, ...control }) => (
          // The input lies unseen over the whole surface: it takes the press, the focus and what is dropped.
          <div
            className={clsx(
              'relative grid min-h-24 place-items-center rounded-control border border-dashed bg-white p-4 text-center',
              control['aria-invalid'] ? 'border-danger' : 'border-control',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)',
              !isDisabled && 'hover:bg-leaf',
            )}
          >
            <span aria-hidden="true" className={isDisabled ? 'text-muted' : undefined}>
              <span className="font-semibold text-forest underline underline-offset-4">
                {copy.choose[button]}
              </span>{' '}
              <span className="text-muted">{isSingle ? copy.drop : copy.dropSeveral}</span>
            </span>
            <input
              {...control}
              ref={inputRef}
              type="file"
              name={name}
              accept={ACCEPTED_TYPES}
              multiple={!isSingle}
              disabled={isDisabled}
              // Browsers would say "No file chosen" over the surface.
              title=""
              onChange={(event) => {
                void choose([...(event.target.files ?? [])]);
                // So that the same file can be chosen again after it was removed.
                event.target.value = '';
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </div>
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
              removeRef={refAt(index)}
              onRemove={() => {
                remove(index);
                moveFocus(index);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
