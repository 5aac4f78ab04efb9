import { useId, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { MAX_SEARCH_LENGTH } from '@/lib/listQuery';
import { copy } from './listCopy';
import type { ProjectFilters } from './projectFilters';
import { useValuesTypedBeforeHydration } from './useValuesTypedBeforeHydration';

interface FilterPanelProps {
  filters: ProjectFilters;
  /** The filters are those of the address; false on the prerendered page. */
  isReady: boolean;
  /** What the search box holds; it becomes a filter later. */
  typed: string;
  onType: (typed: string) => void;
  /** Some filters are chosen; with none, the search is made at once. */
  onChoose: (chosen: Partial<Pick<ProjectFilters, 'status' | 'category'>>) => void;
}

const STATUSES = [
  { value: 'ACTIVE', label: copy.statuses.ACTIVE },
  { value: 'COMPLETED', label: copy.statuses.COMPLETED },
] as const;

const CHOICES = [null, ...CATEGORIES];

function CategoryButtons({ filters, onChoose }: Pick<FilterPanelProps, 'filters' | 'onChoose'>) {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="mb-1.5 font-semibold">
        {copy.category}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {CHOICES.map((category) => {
          const isChosen = category === filters.category;
          return (
            <Button
              key={category}
              variant={isChosen ? 'primary' : 'outline'}
              aria-pressed={isChosen}
              className="aria-pressed:system-chosen"
              onClick={() => onChoose({ category })}
            >
              {category === null ? copy.all : publicCategoryLabel(category)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** What the list can be narrowed by. */
export function FilterPanel({ filters, isReady, typed, onType, onChoose }: FilterPanelProps) {
  const formRef = useRef<HTMLFormElement>(null);
  useValuesTypedBeforeHydration(formRef, isReady, ({ search, status }) => {
    if (search !== undefined) onType(search);
    const picked = STATUSES.find(({ value }) => value === status)?.value;
    if (picked !== undefined && picked !== filters.status) onChoose({ status: picked });
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose({});
  };
  return (
    <form
      ref={formRef}
      role="search"
      aria-label={copy.filters}
      onSubmit={onSubmit}
      className="grid gap-5 print:hidden"
    >
      <div className="grid gap-5 lg:grid-cols-2 lg:items-end lg:gap-8">
        <SegmentedControl
          label={copy.status}
          options={STATUSES}
          value={filters.status}
          onChange={(status) => onChoose({ status })}
        />
        <Field label={copy.search} hint={copy.searchHint}>
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
      </div>
      <CategoryButtons filters={filters} onChoose={onChoose} />
    </form>
  );
}
