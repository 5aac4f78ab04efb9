import { ListMessage } from '@/components/ListMessage/ListMessage';
import { words } from './listWords';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';

interface NothingFoundProps {
  filters: ProjectFilters;
  /** The list is to start anew, with these filters and no others. */
  onReset: (filters: ProjectFilters) => void;
}

/** Nothing is in the list, because of the filters or because there is nothing. */
export function NothingFound({ filters, onReset }: NothingFoundProps) {
  const { status, category, search } = filters;
  if (category !== null || search !== '') {
    return (
      <ListMessage
        title={words.nothing}
        text={words.nothingMatches}
        action={{ label: words.clear, onAct: () => onReset({ ...INITIAL_FILTERS, status }) }}
      />
    );
  }
  const other = status === 'ACTIVE' ? 'COMPLETED' : 'ACTIVE';
  return (
    <ListMessage
      title={words.nothing}
      text={words.noneOf[status]}
      action={{
        label: words.showOther[status],
        onAct: () => onReset({ ...INITIAL_FILTERS, status: other }),
      }}
    />
  );
}
