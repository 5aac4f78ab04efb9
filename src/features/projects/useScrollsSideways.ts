import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element's content is wider than the element, so that the keyboard has to reach it. Measured after each
 * render and when the window changes.
 */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const measure = () => {
      const { scrollWidth = 0, clientWidth = 0 } = ref.current ?? {};
      setScrolls(scrollWidth > clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return scrolls;
}
