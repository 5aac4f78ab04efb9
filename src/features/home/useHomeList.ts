import { useEffect, useState } from 'react';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { loadClient } from '@/api/loadClient';
import type { Project } from '@/api/types';
import { readProjectList } from '@/features/projects/readProject';
import type { HomeList } from './homeLists';

async function ask({ query }: HomeList): Promise<unknown> {
  const { api, readOrThrow } = await loadClient();
  return readOrThrow(api.GET('/api/project/', { params: { query } }));
}

/**
 * The projects of a list: those embedded in the document, or else those that the backend answers. Empty until then, after a failure,
 * and when the backend does not have the list's order.
 */
export function useHomeList(list: HomeList): readonly Project[] {
  const embedded = useEmbeddedResponse(list.address);
  const [asked, setAsked] = useState<unknown>();
  const isEmbedded = embedded !== undefined;
  useEffect(() => {
    if (isEmbedded) return undefined;
    let isShown = true;
    ask(list).then(
      (answer) => isShown && setAsked(answer),
      () => undefined, // The page is complete without it.
    );
    return () => {
      isShown = false;
    };
  }, [isEmbedded, list]);
  const answer = embedded ?? asked;
  const isSorted = (answer as { sort?: unknown } | null | undefined)?.sort === list.query.sort;
  return (isSorted ? readProjectList(answer)?.data : undefined) ?? [];
}
