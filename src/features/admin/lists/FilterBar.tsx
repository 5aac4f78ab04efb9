import { useMemo, type SubmitEvent } from 'react';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { Select, type SelectOption } from '@/components/Select/Select';
import { MAX_SEARCH_LENGTH } from '@/lib/listQuery';
import { copy } from './copy';

/** A filter chosen from a list. */
export interface FilterChoice<Name extends string> {
  /** Its name among the filters. */
  name: Name;
  label: string;
  /** The possible values, apart from none. */
  options: readonly SelectOption[];
}

export interface FilterBarProps<Name extends string> {
  /** The accessible name: "Filter donations". */
  label: string;
  /** The searched fields: "Search by name, email or project". */
  searchHint: string;
  /** The text in the search box; it becomes a filter after a delay. */
  typed: string;
  onType: (typed: string) => void;
  choices: readonly FilterChoice<Name>[];
  /** The values of the choices. */
  filters: Readonly<Record<NoInfer<Name>, string>>;
  /** Called when a filter is chosen; called without one to search at once. */
  onChoose: (chosen: Partial<Record<NoInfer<Name>, string>>) => void;
}

/** The options and "all". An unknown value from the URL is still shown. */
function withAll(options: readonly SelectOption[], value: string): SelectOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return [{ value: '', label: copy.all }, ...options, ...(isKnown ? [] : [{ value, label: value }])];
}

interface FilterSelectProps {
  id: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
}

function FilterSelect({ id, options, value, onChoose }: FilterSelectProps) {
  const offered = useMemo(() => withAll(options, value), [options, value]);
  return (
    <Select id={id} value={value} options={offered} onChange={(event) => onChoose(event.target.value)} />
  );
}

/** The search box and filters of an admin list. */
export function FilterBar<Name extends string>({
  label,
  searchHint,
  typed,
  onType,
  choices,
  filters,
  onChoose,
}: FilterBarProps<Name>) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose({});
  };
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:flex lg:items-end"
    >
      <Field label={copy.search} hint={searchHint} className="sm:col-span-full lg:grow-2 lg:basis-60">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {choices.map((choice) => (
        <Field key={choice.name} label={choice.label} className="lg:grow lg:basis-40">
          {({ id }) => (
            <FilterSelect
              id={id}
              value={filters[choice.name]}
              options={choice.options}
              onChoose={(value) => {
                const chosen: Partial<Record<Name, string>> = {};
                chosen[choice.name] = value;
                onChoose(chosen);
              }}
            />
          )}
        </Field>
      ))}
    </form>
  );
}
