import { clsx } from 'clsx';
import type { Ref } from 'react';
import { RadioFieldset, type RadioOption } from '@/components/RadioFieldset/RadioFieldset';

export interface RadioChipsProps<Value extends string> {
  /** The group's visible name. */
  label: string;
  /** In the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** Null if none is chosen. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** The name of the control in the form. */
  name?: string;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Marks the group as required beside the label, and its options for screen readers. */
  isRequired?: boolean;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
  /** The group itself. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Large chips of which at most one is chosen, such as suggested amounts. */
export function RadioChips<Value extends string>({ className, ...props }: RadioChipsProps<Value>) {
  return (
    <RadioFieldset
      {...props}
      className={clsx('@container', className)}
      listClassName="grid gap-2 @min-[11rem]:grid-cols-2 @sm:grid-cols-4"
      optionClassName={clsx(
        'figures min-h-14 rounded-control border border-control bg-white px-2 py-2 text-18 font-semibold hover:bg-leaf',
        'has-checked:border-forest has-checked:bg-leaf has-checked:text-forest has-checked:inset-ring-2 has-checked:inset-ring-forest',
      )}
    />
  );
}
