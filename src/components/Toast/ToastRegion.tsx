import { Toast as RadixToast } from 'radix-ui';
import { Toast } from '@/components/Toast/Toast';
import { dismissToast, type ToastItem } from '@/components/Toast/toastStore';

export interface ToastRegionProps {
  /** The oldest first. */
  toasts: readonly ToastItem[];
}

const MOST_VISIBLE = 3;
const WORDS = { toast: 'Notification', region: 'Notifications ({hotkey})' };

/** The place where toasts lie: at most three, the others wait. F8 moves the focus to it. */
export function ToastRegion({ toasts }: ToastRegionProps) {
  return (
    <RadixToast.Provider label={WORDS.toast}>
      {toasts.slice(0, MOST_VISIBLE).map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onClose={() => dismissToast(id)} />
      ))}
      <RadixToast.Viewport
        label={WORDS.region}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col gap-3 p-4 outline-none sm:right-0 sm:left-auto sm:w-104 sm:max-w-full sm:p-6"
      />
    </RadixToast.Provider>
  );
}
