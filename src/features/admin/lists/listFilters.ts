import { cleanText, FIRST_PAGE, readPage, toSearch } from '@/lib/listQuery';

/** A filter is one of these values, or any text up to a length; '' is an unused filter. */
type Rule = readonly string[] | { readonly maxLength: number };
type Rules = Readonly<Record<string, Rule>>;

/** The filters of a list, by their names in the address. */
export type FiltersOf<R extends Rules> = { search: string; page: number } & {
  -readonly [Name in keyof R]: R[Name] extends readonly (infer Value)[] ? Value | '' : string;
};

/** The form of a list's filters in the URL. */
export interface ListAddress<Filters> {
  /** The list as it is first shown. */
  initial: Filters;
  /** Ignores what cannot be read. */
  read: (query: URLSearchParams) => Filters;
  /** The query of an address that `read` reads back. What is as at first is left out. */
  write: (filters: Filters) => URLSearchParams;
  /** Whether anything is left out of the list. */
  isNarrowed: (filters: Filters) => boolean;
}

function readValue(rule: Rule, text: string): string {
  if ('maxLength' in rule) return text.slice(0, rule.maxLength);
  return rule.find((value) => value.toLowerCase() === text.toLowerCase()) ?? '';
}

/** The address of a list with a search, pages and, by their names, filters of its own. */
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
