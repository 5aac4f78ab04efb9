import { toCategory, type Category } from '@/lib/categories';
import { FIRST_PAGE, readPage, toSearch } from '@/lib/listQuery';

/** What the public list of projects is narrowed to, and the page of it that is shown, counted from 1. */
export interface ProjectFilters {
  status: 'ACTIVE' | 'COMPLETED';
  /** Null for every category. */
  category: Category | null;
  /** Without spaces at its ends; '' for no search. */
  search: string;
  page: number;
}

/** The list as it is first shown. */
export const INITIAL_FILTERS: ProjectFilters = {
  status: 'ACTIVE',
  category: null,
  search: '',
  page: FIRST_PAGE,
};

/** Reads the filters out of an address. What cannot be read is as if it were not there. */
export function readFilters(query: URLSearchParams): ProjectFilters {
  return {
    status: query.get('status')?.trim().toUpperCase() === 'COMPLETED' ? 'COMPLETED' : 'ACTIVE',
    category: toCategory(query.get('category')) ?? null,
    search: toSearch(query.get('search') ?? ''),
    page: readPage(query.get('page')),
  };
}

/** The query of an address that {@link readFilters} reads back. What is as at first is left out. */
export function writeFilters({ status, category, search, page }: ProjectFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (status !== INITIAL_FILTERS.status) query.set('status', status.toLowerCase());
  if (category !== null) query.set('category', category);
  if (search !== '') query.set('search', search);
  if (page !== FIRST_PAGE) query.set('page', String(page));
  return query;
}
