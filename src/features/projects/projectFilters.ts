import { toCategory, type Category } from '@/lib/categories';
import { FIRST_PAGE, readPage, toSearch } from '@/lib/listQuery';

/** The filters and the page of the public project list, counted from 1. */
export interface ProjectFilters {
  status: 'ACTIVE' | 'COMPLETED';
  /** Null for every category. */
  category: Category | null;
  /** Trimmed; '' for no search. */
  search: string;
  page: number;
}

/** The filters of a first visit. */
export const INITIAL_FILTERS: ProjectFilters = {
  status: 'ACTIVE',
  category: null,
  search: '',
  page: FIRST_PAGE,
};

/** Reads the filters from a URL. Invalid values are ignored. */
export function readFilters(query: URLSearchParams): ProjectFilters {
  return {
    status: query.get('status')?.trim().toUpperCase() === 'COMPLETED' ? 'COMPLETED' : 'ACTIVE',
    category: toCategory(query.get('category')) ?? null,
    search: toSearch(query.get('search') ?? ''),
    page: readPage(query.get('page')),
  };
}

/** Writes the query that {@link readFilters} reads back, without initial values. */
export function writeFilters({ status, category, search, page }: ProjectFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (status !== INITIAL_FILTERS.status) query.set('status', status.toLowerCase());
  if (category !== null) query.set('category', category);
  if (search !== '') query.set('search', search);
  if (page !== FIRST_PAGE) query.set('page', String(page));
  return query;
}
