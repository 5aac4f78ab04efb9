import { toCategory, type Category } from '@/lib/categories';

/** What the public list of projects is narrowed to, and the page of it that is shown, counted from 1. */
export interface ProjectFilters {
  status: 'ACTIVE' | 'COMPLETED';
  /** Null for every category. */
  category: Category | null;
  /** Without spaces at its ends; '' for no search. */
  search: string;
  page: number;
}

/** The longest search that the backend takes, in characters. */
export const MAX_SEARCH_LENGTH = 200;

const MAX_PAGE = 1_000_000;
const FIRST_PAGE = 1;

/** The list as it is first shown. */
export const INITIAL_FILTERS: ProjectFilters = {
  status: 'ACTIVE',
  category: null,
  search: '',
  page: FIRST_PAGE,
};

function readPage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : FIRST_PAGE;
  return page >= FIRST_PAGE && page <= MAX_PAGE ? page : FIRST_PAGE;
}

/** The search as it is sent: without spaces at its ends and no longer than the backend takes. */
export function toSearch(typed: string): string {
  return typed.trim().slice(0, MAX_SEARCH_LENGTH).trimEnd();
}

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
