import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import type { ApiError } from '@/api/errors';
import { ListMessage } from '@/components/ListMessage/ListMessage';
import { Paging } from '@/components/Paging/Paging';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { copy } from './copy';

/** The part of a list's response that all lists share. The specification does not promise a `total` for donations. */
interface List<Row> {
  data: readonly Row[];
  total_pages: number;
  total?: number;
}

/** The copy of one list. */
export interface ListCopy {
  /** Above the rows: "All donations". */
  results: string;
  /** "Loading donations..." */
  loading: string;
  /** "Failed to load donations." */
  failed: string;
  /** "Showing 10 of 25 donations"; the total is not always known. */
  showing: (shown: number, total: number | undefined) => string;
  /** "No donations yet", and what will change that. */
  none: { title: string; text: string };
  /** "No donations found" */
  notFound: string;
  /** "Pages of donations" */
  pages: string;
}

/** What a screen can do to the results. */
export interface ResultsHandle {
  /** Moves the focus to the results, because the focused element is about to disappear. */
  focus: () => void;
}

export interface ListResultsProps<Row> {
  text: ListCopy;
  /** Counted from 1. */
  page: number;
  /** Whether filters may hide some rows. */
  isNarrowed: boolean;
  query: {
    data: List<Row> | undefined;
    error: ApiError | undefined;
    isValidating: boolean;
    retry: () => void;
  };
  onGo: (page: number) => void;
  onClear: () => void;
  /** Actions on the whole page, such as exporting it. */
  tools?: ReactNode;
  /** Shown while the rows load. */
  skeleton: ReactNode;
  /** Renders the rows, of which there is at least one. */
  children: (rows: readonly Row[]) => ReactNode;
  ref?: Ref<ResultsHandle>;
}

type LoadedListProps<Row> = Pick<
  ListResultsProps<Row>,
  'text' | 'page' | 'isNarrowed' | 'onGo' | 'onClear' | 'children'
> & { list: List<Row> };

function LoadedList<Row>({ list, text, page, isNarrowed, onGo, onClear, children }: LoadedListProps<Row>) {
  const { data, total_pages: pages } = list;
  if (data.length > 0) {
    return (
      <>
        {children(data)}
        <Paging label={text.pages} page={page} pages={pages} onGo={onGo} />
      </>
    );
  }
  if (pages > 0 && page > pages) {
    const toLastPage = { label: copy.toLastPage, onAct: () => onGo(pages) };
    return <ListMessage title={copy.pastTheEnd(page)} text={copy.lastPageIs(pages)} action={toLastPage} />;
  }
  if (isNarrowed) {
    const clear = { label: copy.clear, onAct: onClear };
    return <ListMessage title={text.notFound} text={copy.nothingMatches} action={clear} />;
  }
  return <ListMessage {...text.none} />;
}

/** One page of an admin list, in any of its states. */
export function ListResults<Row>({ query, skeleton, tools, ref, ...loaded }: ListResultsProps<Row>) {
  const { text, onGo, onClear } = loaded;
  const { data: list, error, isValidating, retry } = query;
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { leavingRef, handOver } = useFocusHandover(headingRef, list ? 'list' : null);

  const focus = () => headingRef.current?.focus();
  useImperativeHandle(ref, () => ({ focus }), []);

  // The pressed button disappears with the old results, so the heading gets the focus.
  const goTo = (page: number) => {
    focus();
    onGo(page);
  };
  const clear = () => {
    focus();
    onClear();
  };
  const askAgain = () => {
    handOver();
    retry();
  };

  const status = list ? text.showing(list.data.length, list.total) : text.loading;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-22 font-semibold">
            {text.results}
          </h2>
          <p role="status" className="figures text-muted">
            {!list && error ? null : status}
          </p>
        </div>
        {tools}
      </div>
      <div className="mt-4">
        {list && <LoadedList {...loaded} list={list} onGo={goTo} onClear={clear} />}
        {!list && error && (
          <RetryAlert
            ref={leavingRef}
            title={text.failed}
            reason={error.message}
            isPending={isValidating}
            onRetry={askAgain}
          />
        )}
        {!list && !error && skeleton}
      </div>
    </section>
  );
}
