import { useState } from 'react';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { StoryPicture } from '../../pictures/StoryPicture';
import { readAreas, searchAreas, type IndexEntry, type State } from './catalogue';

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The URL of a story in the manager, around this page. */
const addressOf = (id: string) => `./?path=/story/${id}`;

function StateCard({ id, text, stories }: State) {
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <li className="on-light grid content-start overflow-hidden rounded-card border border-line bg-white">
      <StoryPicture storyId={first.id} className="aspect-4/3 border-b border-line bg-sand-2" />
      <div className="grid gap-1 p-4">
        <p className="figures text-14 font-semibold text-clay">{id}</p>
        <h3 className="text-16 font-semibold">
          <a href={addressOf(first.id)} target="_top" className="text-forest underline underline-offset-4">
            {text}
          </a>
        </h3>
        <p className="text-14 text-muted">{`${first.title.replaceAll('/', ' / ')}: ${first.name}`}</p>
        {others.length > 0 && (
          <details className="text-14">
            <summary className="py-1 text-muted">{`and ${countOf(others.length, 'more story').replace('storys', 'stories')}`}</summary>
            <ul className="grid gap-1 pt-1">
              {others.map((story) => (
                <li key={story.id}>
                  <a
                    href={addressOf(story.id)}
                    target="_top"
                    className="text-forest underline underline-offset-4"
                  >
                    {story.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

export interface CatalogueProps {
  /** The entries of Storybook's index. */
  index: readonly IndexEntry[];
}

/** Every state of every screen with a picture, links to its stories, and a search. */
export function Catalogue({ index }: CatalogueProps) {
  const [query, setQuery] = useState('');
  const areas = searchAreas(readAreas(index), query);
  const count = areas.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <Field label="Search" hint="An id, a screen or what it shows: DON-09, volunteers, deleted">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="text-14 text-muted">
          {countOf(count, 'state')}
        </p>
      </div>
      {areas.map(({ name, states }) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <h2 className="text-22 font-semibold">{name}</h2>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {states.map((state) => (
              <StateCard key={state.id} {...state} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
