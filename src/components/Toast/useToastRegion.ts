import { useEffect, useState, type ComponentType } from 'react';
import type { ToastRegionProps } from '@/components/Toast/ToastRegion';
import { getToasts, subscribeToToasts } from '@/components/Toast/toastStore';

const loadRegion = () => import('@/components/Toast/ToastRegion');

/** Loads the region when a visitor starts on a form, because its toast may have to report a lost network. */
export const preloadToasts = () => void loadRegion().catch(() => undefined);

/**
 * Loads the region with the first toast; null until then. If that fails, the next toast or the `online` event tries
 * again.
 */
export function useToastRegion(): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);

  useEffect(() => {
    let isSettled = false;
    const load = async () => {
      if (isSettled || getToasts().length === 0) return;
      isSettled = true;
      try {
        const { ToastRegion } = await loadRegion();
        setRegion(() => ToastRegion);
      } catch {
        isSettled = false;
      }
    };
    const loadInTheBackground = () => void load();
    const unsubscribe = subscribeToToasts(loadInTheBackground);
    window.addEventListener('online', loadInTheBackground);
    loadInTheBackground();
    return () => {
      unsubscribe();
      window.removeEventListener('online', loadInTheBackground);
    };
  }, []);

  return Region;
}
