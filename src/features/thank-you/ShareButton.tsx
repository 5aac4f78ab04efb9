import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { shareLink } from './shareLink';
import { words } from './words';

interface ShareButtonProps {
  /** The address to share, absolute. */
  url: string;
}

function LinkToCopy({ url }: ShareButtonProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="basis-full">
      <p role="status" className="text-muted">
        {words.copyByHand}
      </p>
      <label htmlFor={id} className="mt-3 block font-medium">
        {words.link}
      </label>
      <input
        ref={field}
        id={id}
        type="url"
        readOnly
        value={url}
        className="mt-1 min-h-11 w-full rounded-control border border-control bg-white px-3"
      />
    </div>
  );
}

/**
 * Shares the link by the device's own sheet, or copies it and says so. Where neither is allowed, the link appears
 * below, selected.
 */
export function ShareButton({ url }: ShareButtonProps) {
  const [isRefused, setIsRefused] = useState(false);
  const isSharing = useRef(false);

  const share = async () => {
    // A browser opens one sheet at a time and rejects a second one.
    if (isSharing.current) return;
    isSharing.current = true;
    const outcome = await shareLink(url);
    isSharing.current = false;
    setIsRefused(outcome === 'refused');
    if (outcome === 'copied') window.alert(words.copied);
  };

  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        {words.share}
      </Button>
      {isRefused && <LinkToCopy url={url} />}
    </>
  );
}
