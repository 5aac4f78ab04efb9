import { clsx } from 'clsx';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { Field } from '@/components/Field/Field';
import { FileSurface } from '@/components/FileField/FileSurface';
import { Icon } from '@/components/Icon/Icon';
import { formatFileSize } from '@/lib/fileSize';
import { copy } from './copy';

export interface FileFieldProps {
  /** The visible name. */
  label: string;
  /** The accepted files and their maximum size. */
  hint?: string;
  /** What is wrong with the chosen file, or that there is none. */
  error?: string | undefined;
  /** Marks the field as required beside the label, and the control itself for screen readers. */
  isRequired?: boolean;
  /** Null if none is chosen. */
  file: File | null;
  /** Called with the chosen file, or null after a removal. */
  onChange: (file: File | null) => void;
  /** The types that the file dialog offers, such as `.pdf,.doc`. Other files can still be chosen or dropped. */
  accept?: string;
  /** The control's name, which a form uses to focus it. */
  name?: string;
  /** Disables choosing and removing, for example while sending. */
  isDisabled?: boolean;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
  /** The control itself. */
  ref?: Ref<HTMLInputElement>;
}

interface ChosenFileProps {
  id: string;
  file: File;
  isDisabled: boolean;
  onRemove: () => void;
}

function ChosenFile({ id, file, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control border border-line bg-sand py-1 pr-1 pl-4">
      <p id={id} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
        <span className="figures text-14 text-muted">{formatFileSize(file.size)}</span>
      </p>
      <button
        type="button"
        aria-label={copy.remove(file.name)}
        disabled={isDisabled}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted not-disabled:hover:bg-leaf disabled:cursor-not-allowed"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}

/** Reads a file that was chosen before the script loaded, or that the browser restored. */
function useChosenBefore(inputRef: RefObject<HTMLInputElement | null>, onPick: (file: File) => void) {
  const latest = useRef(onPick);
  useEffect(() => {
    const [file] = inputRef.current?.files ?? [];
    if (file) latest.current(file);
  }, [inputRef]);
}

/**
 * Lets the user choose a document with the file dialog or by dropping it, and shows its name and size. It accepts any
 * file; report problems through `error`.
 */
export function FileField({
  label,
  hint,
  error,
  isRequired = false,
  file,
  onChange,
  isDisabled = false,
  className,
  ref,
  ...rest
}: FileFieldProps) {
  const chosenId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current!);
  const [news, setNews] = useState('');
  const pick = (chosen: File) => {
    setNews(copy.chosen(chosen.name, formatFileSize(chosen.size)));
    onChange(chosen);
  };
  useChosenBefore(inputRef, pick);

  const remove = () => {
    setNews(copy.removed(file?.name ?? ''));
    onChange(null);
    if (!inputRef.current) return;
    inputRef.current.value = '';
    inputRef.current.focus();
  };
  return (
    <div className={className}>
      <Field label={label} error={error} isRequired={isRequired} {...(hint !== undefined && { hint })}>
        {(control) => (
          <>
            {file && <ChosenFile id={chosenId} file={file} isDisabled={isDisabled} onRemove={remove} />}
            <FileSurface
              {...rest}
              {...control}
              aria-describedby={clsx(control['aria-describedby'], file && chosenId) || undefined}
              ref={inputRef}
              choose={file ? copy.replace : copy.choose}
              drop={copy.drop}
              // The form holds the chosen file, so the browser must not report the control as empty.
              required={isRequired && file === null}
              disabled={isDisabled}
              // Allows choosing the same file again after it changed on disk.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) pick(chosen);
              }}
              className="min-h-14 px-4 py-3"
            />
          </>
        )}
      </Field>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
