import { useEffect, useRef, useState } from 'react';

/**
 * For a list whose items have a button marked `data-remove`. After a removal, focuses the button of the item that took
 * its place, or else the area's input.
 */
export function useFocusAfterRemoval() {
  const areaRef = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ index: number }>();
  useEffect(() => {
    if (!removed) return;
    const buttons = [...(areaRef.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = buttons[Math.min(removed.index, buttons.length - 1)];
    (next ?? areaRef.current?.querySelector('input'))?.focus();
  }, [removed]);
  return { areaRef, focusAfter: (index: number) => setRemoved({ index }) };
}
