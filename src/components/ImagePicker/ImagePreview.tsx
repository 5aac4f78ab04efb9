import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { formatFileSize } from '@/lib/fileSize';
import { copy } from './copy';

interface ImagePreviewProps {
  /** The image. */
  file: File;
  /** Disables removing. */
  isDisabled: boolean;
  /** Called when Remove is pressed. */
  onRemove: () => void;
}

/** The image, shown from an object URL that is revoked when it is no longer needed. */
function Picture({ file }: { file: File }) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (!imageRef.current) return undefined;
    const url = URL.createObjectURL(file);
    imageRef.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isBroken) return copy.noPreview;
  return (
    <img
      ref={imageRef}
      alt=""
      decoding="async"
      onError={() => setIsBroken(true)}
      className="size-full object-cover"
    />
  );
}

/** A chosen image with its name, its size and a button to remove it. */
export function ImagePreview({ file, isDisabled, onRemove }: ImagePreviewProps) {
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line bg-white p-2">
      <span className="grid aspect-3/2 w-16 shrink-0 place-items-center overflow-hidden rounded-segment bg-sand-2 text-center text-14 text-muted sm:w-24">
        <Picture file={file} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-14 font-semibold break-all">{file.name}</span>
        <span className="figures block text-14 text-muted">{formatFileSize(file.size)}</span>
      </span>
      <button
        type="button"
        data-remove
        aria-label={copy.remove(file.name)}
        disabled={isDisabled}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted not-disabled:hover:bg-sand-2 not-disabled:hover:text-ink disabled:text-line"
      >
        <Icon name="close" className="size-5" />
      </button>
    </li>
  );
}
