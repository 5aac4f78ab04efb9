import { Toast as RadixToast } from 'radix-ui';
import { useState } from 'react';
import { Toast } from '@/components/Toast/Toast';
import { dismissToast, type ToastItem } from '@/components/Toast/toastStore';

export interface ToastRegionProps {
  /** The oldest first. */
  toasts: readonly ToastItem[];
}

const MOST_VISIBLE = 3;
const COPY = { toast: 'Notification', region: 'Notifications ({hotkey})' };

/**
 * The place where toasts lie: at most three, the others wait. F8 moves the focus to it. What would have come and gone before
 * the region was there, such as on a lost network, is not news any more, and never shown.
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const [thereSince] = useState(() => Date.now());
  const news = toasts.filter(({ saidAt, duration }) => saidAt + duration > thereSince);
  return (
    <RadixToast.Provider label={COPY.toast}>
      {news.slice(0, MOST_VISIBLE).map(({ id, saidAt: _saidAt, ...toast }) => (
        <Toast key={id} {...toast} onClose={() => dismissToast(id)} />
      ))}
      <RadixToast.Viewport
        label={COPY.region}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col gap-3 p-4 outline-none sm:right-0 sm:left-auto sm:w-104 sm:max-w-full sm:p-6"
      />
    </RadixToast.Provider>
  );
}
