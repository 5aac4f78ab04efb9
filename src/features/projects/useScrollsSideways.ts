import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the element's content is wider than the element, so that the keyboard has to reach it.
 *
 * @param content what the width depends on
 */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { scrollWidth = 0, clientWidth = 0 } = ref.current ?? {};
      setScrolls(scrollWidth > clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref, content]);
  return scrolls;
}
