import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { share, type Shared } from '@/lib/share';
import { copy } from './copy';

export interface ShareLinkButtonProps extends Shared {
  /** The absolute URL to share. */
  url: string;
  /** A heading for the share sheet. */
  title?: string;
  /** What the share sheet says with the link. */
  text?: string;
}

function LinkToCopy({ url }: Pick<Shared, 'url'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="basis-full">
      <p role="status" className="text-muted">
        {copy.copyByHand}
      </p>
      <label htmlFor={id} className="mt-3 block font-semibold">
        {copy.link}
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
 * Shares a link with the device's share sheet, or copies it and says so in an alert. If neither is
 * allowed, the link appears below, selected.
 */
export function ShareLinkButton(shared: ShareLinkButtonProps) {
  const [isRefused, setIsRefused] = useState(false);
  const isSharing = useRef(false);

  const press = async () => {
    // A browser opens one sheet at a time and rejects a second request.
    if (isSharing.current) return;
    isSharing.current = true;
    const outcome = await share(shared);
    isSharing.current = false;
    setIsRefused(outcome === 'failed');
    if (outcome === 'copied') window.alert(copy.copied);
  };

  return (
    <>
      <Button variant="outline" className="noscript:hidden" onClick={() => void press()}>
        {copy.share}
      </Button>
      {isRefused && <LinkToCopy url={shared.url} />}
    </>
  );
}
