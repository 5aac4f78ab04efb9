import { useEffect, useId, useRef, useState } from 'react';
import { Section } from '@/components/Section/Section';
import { copy } from './copy';

/**
 * The drawings are part of the first HTML, but not of the page's script: React leaves alone what is in an element that it gives no HTML. On
 * a later visit they are loaded.
 */
const FIRST: readonly string[] = import.meta.env.SSR ? (await import('./wayDrawings')).wayDrawings : [];

/** The four steps from a donor's shelf to a proof of delivery, along the way of a crate. */
export function HowItWorks() {
  const headingId = useId();
  const [drawings, setDrawings] = useState(FIRST);
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (listRef.current?.querySelector('svg')) return;
    import('./wayDrawings').then(
      (loaded) => setDrawings(loaded.wayDrawings),
      () => undefined, // The steps are complete without them.
    );
  }, []);
  return (
    <Section tone="forest" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-28 font-bold lg:text-36">
        {copy.steps.heading}
      </h2>
      <ol ref={listRef} className="mt-8 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.steps.list.map(({ name, text }, index) => (
          <li key={name} className="min-w-0">
            <div
              className="aspect-[288/176]"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: drawings[index] ?? '' }}
            />
            <h3 className="mt-4 text-22 font-semibold">{name}</h3>
            <p className="mt-2 max-w-96 pr-6">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
