import { clsx } from 'clsx';
import { Toast as RadixToast } from 'radix-ui';
import { useRef, useState, type FocusEvent } from 'react';
import { Toast } from '@/components/Toast/Toast';
import { dismissToast, type ToastItem } from '@/components/Toast/toastStore';
import { useToastPlace } from '@/components/Toast/useToastPlace';

export interface ToastRegionProps {
  /** The oldest first. */
  toasts: readonly ToastItem[];
}

const MAX_VISIBLE = 3;
const COPY = { toast: 'Notification', region: 'Notifications ({hotkey})' };

/** Radix moves the focus to its list when a toast is dismissed, and pauses every toast while the focus is there. */
function useFocusReturn() {
  const focusedBefore = useRef<HTMLElement | null>(null);
  return {
    rememberFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    returnFocus: (region: HTMLElement | null) => {
      if (!region?.contains(document.activeElement)) return;
      focusedBefore.current?.focus({ preventScroll: true });
      // The previously focused element is gone, or there was none.
      if (region.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    },
  };
}

/**
 * Shows up to three toasts, where they cover no field; the others wait. F8 moves the focus here. Toasts that expired before the region
 * had loaded, for example without a network, are never shown.
 */
export function ToastRegion({ toasts }: ToastRegionProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const { rememberFocus, returnFocus } = useFocusReturn();
  const [loadedAt] = useState(() => Date.now());
  const current = toasts.filter(({ shownAt, duration }) => shownAt + duration > loadedAt);
  const visible = current.slice(0, MAX_VISIBLE);
  const place = useToastPlace(listRef, visible.map(({ id }) => id).join(' '));
  // Without toasts Radix stops listening, and would stay paused if the pointer was on the last one.
  if (current.length === 0) return null;
  return (
    <div ref={regionRef} onFocus={rememberFocus}>
      <RadixToast.Provider label={COPY.toast}>
        {visible.map(({ id, kind, title, description, duration }) => (
          <Toast
            key={id}
            kind={kind}
            title={title}
            {...(description === undefined ? {} : { description })}
            duration={duration}
            onClose={() => {
              returnFocus(regionRef.current);
              dismissToast(id);
            }}
          />
        ))}
        <RadixToast.Viewport
          ref={listRef}
          label={COPY.region}
          className={clsx(
            'pointer-events-none fixed inset-x-0 z-50 flex flex-col gap-3 p-4 outline-none sm:right-0 sm:left-auto sm:w-104 sm:max-w-full sm:p-6',
            place === 'top' ? 'top-0' : 'bottom-0',
          )}
        />
      </RadixToast.Provider>
    </div>
  );
}
