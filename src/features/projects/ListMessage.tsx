import { Button } from '@/components/Button/Button';
import { words } from './listWords';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';

interface ListMessageProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** Says why a page of the list is empty, and leads on. */
export function ListMessage({ title, text, action, onAction }: ListMessageProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-white p-6 sm:p-8">
      <p className="text-22 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      <Button variant="outline" className="mt-2" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

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
        action={words.clear}
        onAction={() => onReset({ ...INITIAL_FILTERS, status })}
      />
    );
  }
  const other = status === 'ACTIVE' ? 'COMPLETED' : 'ACTIVE';
  return (
    <ListMessage
      title={words.nothing}
      text={words.noneOf[status]}
      action={words.showOther[status]}
      onAction={() => onReset({ ...INITIAL_FILTERS, status: other })}
    />
  );
}
