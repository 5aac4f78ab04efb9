import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { projectById } from './projectQueries.ts';
import { projectResponse } from './readProject.ts';
import { readProjectList, type ProjectListQuery } from './readProjectList.ts';

const PUBLIC = { withDrafts: false };

function listQuery(parameters: URLSearchParams): ProjectListQuery {
  const { page, page_size: pageSize, ...filters } = Object.fromEntries(parameters);
  return {
    ...filters,
    ...(page !== undefined && { page: Number(page) }),
    ...(pageSize !== undefined && { page_size: Number(pageSize) }),
  };
}

/**
 * The API's response to a visitor who asks for a project or for a list of them; undefined for anything else, and for a project that
 * does not exist or is a draft.
 *
 * @param address a path below the backend's URL, with its query, as the website asks for it
 */
export async function publicResponse(db: Kysely<Database>, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://backend');
  if (pathname === '/api/project/') return readProjectList(db, listQuery(searchParams), PUBLIC);
  const id = /^\/api\/project\/(\d+)$/.exec(pathname)?.[1];
  const project = id === undefined ? undefined : await projectById(db, Number(id), PUBLIC);
  return project && projectResponse(db, project);
}
