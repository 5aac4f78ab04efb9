import { useLayoutEffect, useState, type RefObject } from 'react';

type Place = 'top' | 'bottom';
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** What a toast may refer to: the control in use, and those with an error. */
const CONTROLS = ':focus, [aria-invalid="true"]';

/** A control together with its hint and its error. */
const partsOf = (control: Element) => [
  control,
  ...(control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? []),
];

const overlap = (a: Box, b: Box) =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

function placeFor(region: HTMLElement): Place {
  const { height, left, right } = region.getBoundingClientRect();
  const { clientHeight: screen } = document.documentElement;
  const fields = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .flatMap(partsOf)
    .map((part) => part.getBoundingClientRect());
  const isFree = (top: number) =>
    !fields.some((field) => overlap(field, { top, bottom: top + height, left, right }));
  return !isFree(screen - height) && isFree(0) ? 'top' : 'bottom';
}

/**
 * Where toasts cover no field that they may refer to: at the bottom of the screen if they can.
 *
 * @param shown changes with the toasts on the screen
 */
export function useToastPlace(regionRef: RefObject<HTMLElement | null>, shown: string): Place {
  const [place, setPlace] = useState<Place>('bottom');
  useLayoutEffect(() => {
    if (shown === '') return undefined;
    const choose = () => {
      if (regionRef.current) setPlace(placeFor(regionRef.current));
    };
    choose();
    // A form moves the focus to its first invalid field, which may scroll the page.
    document.addEventListener('focusin', choose);
    return () => document.removeEventListener('focusin', choose);
  }, [regionRef, shown]);
  return place;
}
