import { useId, useRef } from 'react';
import { ListMessage } from '@/components/ListMessage/ListMessage';
import { Paging } from '@/components/Paging/Paging';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import type { ApiQuery } from '@/api/useApiQuery';
import type { Schemas } from '@/api/types';
import { FIRST_PAGE } from '@/lib/listQuery';
import { paths } from '@/lib/paths';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { NothingFound } from './NothingFound';
import { copy } from './listCopy';
import { writeFilters, type ProjectFilters } from './projectFilters';
import { ProjectGrid, ProjectGridLoading } from './ProjectGrid';

interface ProjectResultsProps {
  filters: ProjectFilters;
  query: ApiQuery<Schemas['ProjectList']>;
  onGo: (page: number) => void;
  /** Changes the status and keeps the other filters. */
  onChoose: (chosen: Pick<ProjectFilters, 'status'>) => void;
  /** Restarts the list with only these filters. */
  onReset: (filters: ProjectFilters) => void;
}

interface LoadedListProps extends Omit<ProjectResultsProps, 'query'> {
  list: Schemas['ProjectList'];
}

function LoadedList({ filters, list, onGo, onChoose, onReset }: LoadedListProps) {
  const { data, total, total_pages: pages } = list;
  if (total === 0)
    return <NothingFound filters={filters} onShow={(status) => onChoose({ status })} onReset={onReset} />;
  if (data.length === 0) {
    return (
      <ListMessage
        title={copy.pastTheEnd(filters.page)}
        text={copy.lastPageIs(pages)}
        action={{ label: copy.toLastPage, onAct: () => onGo(Math.max(pages, 1)) }}
      />
    );
  }
  const form = { action: paths.projects(), values: writeFilters({ ...filters, page: FIRST_PAGE }) };
  return (
    <>
      <ProjectGrid projects={data} />
      <Paging label={copy.pages} page={filters.page} pages={pages} onGo={onGo} form={form} />
    </>
  );
}

/** One page of results for the filters. */
export function ProjectResults({ filters, query, onGo, onChoose, onReset }: ProjectResultsProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data: list, error, isValidating, retry } = query;

  const { leavingRef, handOver } = useFocusHandover(headingRef, list ? 'list' : null);

  // The pressed button disappears with the old results, so focus moves to the heading, above the new ones.
  const fromTheTop = (act: () => void) => {
    headingRef.current?.focus();
    act();
  };
  const askAgain = () => {
    handOver();
    retry();
  };

  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-28 font-semibold">
          {copy.statuses[filters.status]}
        </h2>
        <p role="status" className="figures text-muted">
          {list && copy.showing(list.data.length, list.total)}
        </p>
      </div>
      <div className="mt-4 sm:mt-6">
        {list && (
          <LoadedList
            filters={filters}
            list={list}
            onGo={(page) => fromTheTop(() => onGo(page))}
            onChoose={(chosen) => fromTheTop(() => onChoose(chosen))}
            onReset={(fresh) => fromTheTop(() => onReset(fresh))}
          />
        )}
        {!list && error && (
          <RetryAlert
            ref={leavingRef}
            title={copy.failed}
            reason={error.message}
            isPending={isValidating}
            onRetry={askAgain}
          />
        )}
        {!list && !error && <ProjectGridLoading />}
      </div>
    </section>
  );
}
