import { cleanText, FIRST_PAGE, readPage, toSearch } from '@/lib/listQuery';

/** The id of something else, such as a monthly gift. */
const ID = /^[1-9]\d{0,14}$/;

/** Either a list of allowed values, an id, or any text up to a length; '' is an unused filter. */
type Rule = readonly string[] | 'id' | { readonly maxLength: number };
type Rules = Readonly<Record<string, Rule>>;

/** The filters of a list, named as in the URL. */
export type FiltersOf<R extends Rules> = { search: string; page: number } & {
  -readonly [Name in keyof R]: R[Name] extends readonly (infer Value)[] ? Value | '' : string;
};

/** Reads and writes a list's filters in the URL. */
export interface ListAddress<Filters> {
  /** The filters of a first visit. */
  initial: Filters;
  /** Ignores invalid values. */
  read: (query: URLSearchParams) => Filters;
  /** Writes the query that `read` reads back, without initial values. */
  write: (filters: Filters) => URLSearchParams;
  /** Whether any filter or search is set. */
  isNarrowed: (filters: Filters) => boolean;
}

function readValue(rule: Rule, text: string): string {
  if (rule === 'id') return ID.test(text) ? text : '';
  if ('maxLength' in rule) return text.slice(0, rule.maxLength);
  return rule.find((value) => value.toLowerCase() === text.toLowerCase()) ?? '';
}

/** Creates the URL format of a list with a search, pages and its own filters. */
export function listAddress<const R extends Rules>(rules: R): ListAddress<FiltersOf<R>> {
  type Filters = FiltersOf<R>;
  const own = Object.entries<Rule>(rules);

  const read = (query: URLSearchParams) => {
    const get = (name: string) => cleanText(query.get(name) ?? '');
    return {
      search: toSearch(get('search')),
      page: readPage(query.get('page')),
      ...Object.fromEntries(own.map(([name, rule]) => [name, readValue(rule, get(name))])),
    } as Filters;
  };

  const used = (filters: Filters) =>
    ['search', ...own.map(([name]) => name)].flatMap((name) => {
      const value = (filters as Record<string, string | number>)[name];
      return value ? [[name, String(value)]] : [];
    });

  return {
    initial: read(new URLSearchParams()),
    read,
    write: (filters) => {
      const page = filters.page === FIRST_PAGE ? [] : [['page', String(filters.page)]];
      return new URLSearchParams([...used(filters), ...page]);
    },
    isNarrowed: (filters) => used(filters).length > 0,
  };
}
