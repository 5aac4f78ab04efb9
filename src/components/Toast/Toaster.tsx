import { createElement, useSyncExternalStore } from 'react';
import { getServerToasts, getToasts, subscribeToToasts } from '@/components/Toast/toastStore';
import { useToastRegion } from '@/components/Toast/useToastRegion';

/** Shows what `showToast` is told. Once on a page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts);
  const Region = useToastRegion();
  return Region === null ? null : createElement(Region, { toasts });
}
