import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATES } from './states';

interface Story {
  name: string;
  /** The state ids among its tags. */
  ids: string[];
}

const STORY = /^export const (\w+)\b[^=]*=\s*\{([\s\S]*?)^\}/gm;
const TAGS = /^ {2}tags: \[([^\]]*)\]/m;
const ID = /'([A-Z]+-\d+)'/g;

/** The stories of a file, with the state ids that they are tagged with. */
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
  it.each(Object.entries(STATES))('%s, %s, is a story', (id) => {
    expect(stories.filter(({ ids }) => ids.includes(id)).map(({ name }) => name)).not.toEqual([]);
  });

  it('have a story each: none stands for two', () => {
    expect(stories.filter(({ ids }) => ids.length > 1)).toEqual([]);
  });

  it('are named by the catalogue', () => {
    const known = new Set(Object.keys(STATES));
    expect(stories.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  });
});
