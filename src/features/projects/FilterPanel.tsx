import { clsx } from 'clsx';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { CATEGORIES, publicCategoryLabel } from '@/lib/categories';
import { MAX_SEARCH_LENGTH } from '@/lib/listQuery';
import { paths } from '@/lib/paths';
import { copy } from './listCopy';
import type { ProjectFilters } from './projectFilters';
import { useValuesTypedBeforeHydration } from './useValuesTypedBeforeHydration';

interface FilterPanelProps {
  filters: ProjectFilters;
  /** False on the prerendered page, which does not know the URL's filters. */
  isReady: boolean;
  /** The text in the search box; it becomes a filter after a delay. */
  typed: string;
  onType: (typed: string) => void;
  /** Called when a filter is chosen; called without one to search at once. */
  onChoose: (chosen: Partial<Pick<ProjectFilters, 'status' | 'category'>>) => void;
}

const STATUSES = [
  { value: 'ACTIVE', label: copy.statuses.ACTIVE },
  { value: 'COMPLETED', label: copy.statuses.COMPLETED },
] as const;

const CHOICES = [null, ...CATEGORIES];

function CategoryButtons({ filters, isReady, onChoose }: Omit<FilterPanelProps, 'typed' | 'onType'>) {
  const labelId = useId();
  return (
    <div className="lg:col-span-2">
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
              // Where the filters are not known yet, the press is repeated after hydration.
              type={isReady ? 'submit' : 'button'}
              name="category"
              value={category ?? ''}
              onClick={(event) => {
                event.preventDefault();
                onChoose({ category });
              }}
            >
              {category === null ? copy.all : publicCategoryLabel(category)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/**
 * The status, search and category filters of the list. On a phone the last two are folded, until one is chosen. Without
 * JavaScript, or before it has loaded, the server handles the form.
 */
export function FilterPanel({ filters, isReady, typed, onType, onChoose }: FilterPanelProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const foldId = useId();
  const [isToggledOpen, setIsToggledOpen] = useState<boolean>();
  const isOpen = isToggledOpen ?? (filters.category !== null || filters.search !== '');
  // Removing the last filter must not hide the control that removed it.
  if (isOpen && isToggledOpen === undefined) setIsToggledOpen(true);
  const shown = { search: typed, status: filters.status };
  useValuesTypedBeforeHydration(formRef, shown, isReady, ({ search, status }) => {
    if (search !== undefined) onType(search);
    if (status !== undefined && status !== filters.status) onChoose({ status });
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose({});
  };
  return (
    <form
      ref={formRef}
      role="search"
      action={paths.projects()}
      aria-label={copy.filters}
      onSubmit={onSubmit}
      className="@container grid gap-3 sm:gap-5 lg:grid-cols-2 lg:items-end lg:gap-x-8 print:hidden"
    >
      <SegmentedControl
        label={copy.status}
        name="status"
        options={STATUSES}
        value={filters.status}
        onChange={(status) => onChoose({ status })}
      />
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={foldId}
        className="sm:hidden noscript:hidden"
        onClick={() => setIsToggledOpen(!isOpen)}
      >
        {copy.searchAndCategories}
      </Button>
      <div id={foldId} className={clsx('gap-5 sm:contents', isOpen ? 'grid' : 'hidden noscript:grid')}>
        <Field label={copy.search} hint={copy.searchHint}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="search"
              value={typed}
              maxLength={MAX_SEARCH_LENGTH}
              enterKeyHint="search"
              autoComplete="off"
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
        {/* The first button of the form is the one that Enter presses. */}
        <div className="hidden noscript:block">
          <Button type="submit">{copy.show}</Button>
        </div>
        <CategoryButtons filters={filters} isReady={isReady} onChoose={onChoose} />
        {filters.category !== null && <input type="hidden" name="category" value={filters.category} />}
      </div>
    </form>
  );
}
