import { STATES } from '../../../tests/repo/states';

/** What the catalogue reads of an entry of Storybook's `index.json`. */
export interface IndexEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** A state of a screen with its stories. */
export interface State {
  id: string;
  text: string;
  stories: readonly IndexEntry[];
}

/** The states of one area, such as Public/Donation. */
export interface Area {
  name: string;
  states: readonly State[];
}

const areaOf = ({ title }: IndexEntry) => title.split('/').slice(0, 2).join(' / ');

/** The states of `index`, in the order of the catalogue, grouped by the area of their first story. A state without stories is left out. */
export function readAreas(index: readonly IndexEntry[]): Area[] {
  const areas = new Map<string, State[]>();
  for (const [id, text] of Object.entries(STATES)) {
    const stories = index.filter(({ type, tags }) => type === 'story' && tags?.includes(id));
    const [first] = stories;
    if (!first) continue;
    const name = areaOf(first);
    areas.set(name, [...(areas.get(name) ?? []), { id, text, stories }]);
  }
  return [...areas].map(([name, states]) => ({ name, states }));
}

/** The areas, with only the states whose id, text or stories contain every word of `query`. */
export function searchAreas(areas: readonly Area[], query: string): Area[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ id, text, stories }: State) => {
    const all = [id, text, ...stories.map(({ title, name }) => `${title} ${name}`)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return areas
    .map(({ name, states }) => ({ name, states: states.filter(matches) }))
    .filter(({ states }) => states.length > 0);
}
