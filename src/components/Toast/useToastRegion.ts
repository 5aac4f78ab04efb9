import { useEffect, useState, type ComponentType } from 'react';
import type { ToastRegionProps } from '@/components/Toast/ToastRegion';
import { getToasts, subscribeToToasts } from '@/components/Toast/toastStore';

const loadRegion = () => import('@/components/Toast/ToastRegion');

/**
 * Loads what draws the toasts before there is one; for the moment in which somebody turns to a form that shows some, for
 * what it may have to say is that there is no network.
 */
export const prepareToasts = () => void loadRegion().catch(() => undefined);

/**
 * Loads what draws the toasts with the first of them; null until it is there. Where that fails, as without a network,
 * the next toast or the returning network tries again.
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
