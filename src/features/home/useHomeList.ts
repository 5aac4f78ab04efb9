import { useEffect, useState } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { loadClient } from '@/api/loadClient';
import type { Project, Schemas } from '@/api/types';
import type { HomeList } from './homeLists';

/** What the home page reads of an answer. */
type Answer = Partial<Pick<Schemas['ProjectList'], 'data' | 'sort'>>;

/** What was shown last, so that the page is as long as before when a visitor comes back to it. */
const shown = new Map<string, Answer>();

/** For stories, which share a document. */
export const forgetHomeLists = (): void => shown.clear();

/** Asks for a list, and reads it as tolerantly as other screens do. */
async function ask({ query }: HomeList): Promise<Answer> {
  const [{ api, readOrThrow }, { readProjectList }] = await Promise.all([
    loadClient(),
    import('@/features/projects/readProject'),
  ]);
  const { sort, ...answer } = await readOrThrow(api.GET('/api/project/', { params: { query } }));
  return { ...readProjectList(answer), ...(sort !== undefined && { sort }) };
}

/**
 * The projects of a list: those embedded in the document, or else those that the backend returns. Empty until then, after a failure,
 * and when the backend does not support the list's order.
 */
export function useHomeList(list: HomeList): readonly Project[] {
  const embedded = useEmbeddedResponse(list.address) as Answer | undefined;
  const [asked, setAsked] = useState(() => shown.get(list.address));
  useEffect(() => {
    if (embedded) {
      shown.set(list.address, embedded);
      return undefined;
    }
    let isShown = true;
    ask(list).then(
      (answer) => {
        shown.set(list.address, answer);
        return isShown && setAsked(answer);
      },
      () => undefined, // The page is complete without it.
    );
    return () => {
      isShown = false;
    };
  }, [embedded, list]);
  const answer = embedded ?? asked;
  return (answer?.sort === list.query.sort ? answer?.data : undefined) ?? [];
}
