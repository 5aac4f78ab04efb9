import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Field } from '@/components/Field/Field';
import { Icon } from '@/components/Icon/Icon';
import { Input } from '@/components/Input/Input';
import { useFocusAfterRemoval } from '@/lib/useFocusAfterRemoval';
import type { FieldsProps } from './fieldsProps';
import { MAX, type ListField } from './projectFields';
import { NEW_ITEM } from './projectValues';
import { copy } from './copy';

interface TextListFieldProps extends FieldsProps {
  field: ListField;
  label: string;
  hint: string;
}

interface ItemsProps {
  label: string;
  items: readonly string[];
  onRemove: (index: number) => void;
}

function Items({ label, items, onRemove }: ItemsProps) {
  return (
    <ul aria-label={label} className="mt-2 grid grid-cols-1 gap-2">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items may be duplicates, and none has state
        <li key={index} className="flex items-center gap-2 rounded-control bg-sand py-0.5 pr-0.5 pl-4">
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">{item}</span>
          <button
            type="button"
            data-remove
            aria-label={copy.list.remove(item)}
            onClick={() => onRemove(index)}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink"
          >
            <Icon name="close" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A list of strings. Typing an entry and pressing the button or Enter adds it; each item has a button to remove it. */
export function TextListField({ field, label, hint, form }: TextListFieldProps) {
  const { areaRef, focusAfter } = useFocusAfterRemoval();
  const [news, setNews] = useState('');
  const items = form.values[field];
  const typed = form.values[NEW_ITEM[field]];
  const isFull = items.length >= MAX.listItems;

  const add = () => {
    const item = typed.trim();
    areaRef.current?.querySelector('input')?.focus();
    if (item === '' || isFull) return;
    form.change({ [field]: [...items, item], [NEW_ITEM[field]]: '' });
    setNews(copy.list.added(item));
  };

  const remove = (index: number) => {
    form.change({ [field]: items.filter((_item, at) => at !== index) });
    setNews(copy.list.removed(items[index] ?? ''));
    focusAfter(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends IME composition, as in Yoruba or Japanese, must not add the item.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <div ref={areaRef} className="min-w-0">
      <Field label={label} hint={isFull ? copy.list.full(MAX.listItems) : hint} error={form.messages[field]}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name={field}
              value={typed}
              autoComplete="off"
              onChange={(event) => form.change({ [field]: items, [NEW_ITEM[field]]: event.target.value })}
              onKeyDown={onKeyDown}
            />
            <Button
              variant="outline"
              aria-label={copy.list.addTo(label)}
              disabled={isFull}
              onClick={add}
              className="shrink-0"
            >
              {copy.list.add}
            </Button>
          </div>
        )}
      </Field>
      {items.length > 0 && <Items label={copy.list.items(label)} items={items} onRemove={remove} />}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
