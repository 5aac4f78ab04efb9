import { ListMessage } from '@/components/ListMessage/ListMessage';
import { copy } from './listCopy';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';

interface NothingFoundProps {
  filters: ProjectFilters;
  /** Switches the list to this status and keeps the other filters. */
  onShow: (status: ProjectFilters['status']) => void;
  /** Restarts the list with only these filters. */
  onReset: (filters: ProjectFilters) => void;
}

/** The empty list. If projects of the other status may match, it offers to show them. */
export function NothingFound({ filters, onShow, onReset }: NothingFoundProps) {
  const { status, category, search } = filters;
  const isNarrowed = category !== null || search !== '';
  const other = status === 'ACTIVE' ? 'COMPLETED' : 'ACTIVE';
  return (
    <ListMessage
      title={copy.nothing}
      text={isNarrowed ? copy.noneMatches[status] : copy.noneOf[status]}
      action={{ label: copy.showOther[status], onAct: () => onShow(other) }}
      {...(isNarrowed && {
        otherAction: { label: copy.clear, onAct: () => onReset({ ...INITIAL_FILTERS, status }) },
      })}
    />
  );
}
