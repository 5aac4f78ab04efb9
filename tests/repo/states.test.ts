import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATES } from './states';

interface Story {
  name: string;
  /** The state ids in its tags. */
  ids: string[];
}

const STORY = /^export const (\w+)\b[^=]*=\s*\{([\s\S]*?)^\}/gm;
const TAGS = /^ {2}tags: \[([^\]]*)\]/m;
const ID = /'([A-Z]+-\d+)'/g;

/** A file's stories with the state ids in their tags. */
function readStories(file: string): Story[] {
  return [...readFileSync(file, 'utf8').matchAll(STORY)].map(([, name = '', body = '']) => ({
    name: `${path.basename(file)} ${name}`,
    ids: [...(TAGS.exec(body)?.[1] ?? '').matchAll(ID)].map(([, id = '']) => id),
  }));
}

const stories = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => readStories(path.join('src', file)));

describe('the states of the screens', () => {
  const tagged = stories.flatMap(({ ids }) => ids);

  it('each have a story', () => {
    expect(Object.keys(STATES).filter((id) => !tagged.includes(id))).toEqual([]);
  });

  it('each have a separate story', () => {
    expect(stories.filter(({ ids }) => ids.length > 1)).toEqual([]);
  });

  it('are all in the catalogue', () => {
    expect(tagged.filter((id) => !(id in STATES))).toEqual([]);
  });
});
