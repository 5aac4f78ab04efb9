import { createElement, useSyncExternalStore } from 'react';
import { getServerToasts, getToasts, subscribeToToasts } from '@/components/Toast/toastStore';
import { useToastRegion } from '@/components/Toast/useToastRegion';

/** Shows the toasts of `showToast`. Render it once per page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts);
  const Region = useToastRegion();
  return Region === null ? null : createElement(Region, { toasts });
}
