import { Button } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import type { Shared } from '@/lib/share';
import { copy } from './pageCopy';
import { useShare } from './useShare';

/** Shares the page with the device's share sheet, or copies its URL, and shows the outcome next to the button. */
export function ShareButton(shared: Shared) {
  const { status, start } = useShare(shared);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" isPending={status === 'sharing'} onClick={start}>
        <Icon name="share" className="size-5" />
        {copy.share}
      </Button>
      <p role="status" className="font-semibold">
        {copy.shareOutcomes[status]}
      </p>
    </div>
  );
}
