import type { Ref } from 'react';
import { RadioFieldset, type RadioOption } from '@/components/RadioFieldset/RadioFieldset';

export interface SegmentedControlProps<Value extends string> {
  /** The group's visible name. */
  label: string;
  /** In the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** The name of the control in the form. */
  name?: string;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
  /** The group itself. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** A choice between two or three short options, of which one is always chosen. It is smaller in a narrow container. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <RadioFieldset
      {...props}
      listClassName="flex flex-wrap gap-1 rounded-control border border-control bg-white p-1"
      optionClassName="min-h-11 flex-auto rounded-segment px-3 py-1 font-semibold not-has-checked:hover:bg-leaf has-checked:bg-forest has-checked:text-white @max-[26rem]:px-1 @max-[26rem]:text-14"
    />
  );
}
