import { useId } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { copy } from './copy';

const { heading, list } = copy.cards;

/** One card for each part of the admin area; a card is one link. */
export function ManagementCards() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {list.map(({ title, text, href }) => (
          <li key={href} className="grid">
            <Link
              href={href}
              className="on-light group flex flex-col gap-2 rounded-card border border-line bg-white p-5 hover:border-forest sm:p-6"
            >
              <span className="flex items-center justify-between gap-3 text-18 font-semibold text-forest">
                <span className="min-w-0 group-hover:underline">{title}</span>
                <Icon name="arrow" className="size-5" />
              </span>
              <span className="text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
