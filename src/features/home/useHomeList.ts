import { useEffect, useState } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { loadClient } from '@/api/loadClient';
import type { Project, Schemas } from '@/api/types';
import type { HomeList } from './homeLists';

/** What the home page reads of a response. */
type LoadedList = Partial<Pick<Schemas['ProjectList'], 'data' | 'sort'>>;

/** What was shown last, so that the page is as long as before when a visitor comes back to it. */
const shown = new Map<string, LoadedList>();

/** For stories, which share a document. */
export const forgetHomeLists = (): void => shown.clear();

/** Requests a list, and reads it as tolerantly as other screens do. */
async function ask({ query }: HomeList): Promise<LoadedList> {
  const [{ api, readOrThrow }, { readProjectList }] = await Promise.all([
    loadClient(),
    import('@/features/projects/readProject'),
  ]);
  const { sort, ...response } = await readOrThrow(api.GET('/api/project/', { params: { query } }));
  return { ...readProjectList(response), ...(sort !== undefined && { sort }) };
}

/**
 * The projects of a list: those embedded in the document, or else those that the backend returns. Empty until then, after a failure,
 * and when the backend does not support the list's order.
 */
export function useHomeList(list: HomeList): readonly Project[] {
  const embedded = useEmbeddedResponse(list.address) as LoadedList | undefined;
  const [asked, setAsked] = useState(() => shown.get(list.address));
  useEffect(() => {
    if (embedded) {
      shown.set(list.address, embedded);
      return undefined;
    }
    let isShown = true;
    ask(list).then(
      (response) => {
        shown.set(list.address, response);
        return isShown && setAsked(response);
      },
      () => undefined, // The page is complete without it.
    );
    return () => {
      isShown = false;
    };
  }, [embedded, list]);
  const response = embedded ?? asked;
  return (response?.sort === list.query.sort ? response?.data : undefined) ?? [];
}
