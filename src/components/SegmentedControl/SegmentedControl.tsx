import { RadioFieldset, type RadioOption } from '@/components/RadioFieldset/RadioFieldset';

export interface SegmentedControlProps<Value extends string> {
  /** The group's visible name. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The name of the control in the form. */
  name?: string;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  className?: string;
}

/** A choice between two or three short options, of which one is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <RadioFieldset
      {...props}
      listClassName="flex flex-wrap gap-1 rounded-control border border-control bg-white p-1"
      optionClassName="min-h-11 min-w-min flex-1 rounded-segment px-3 py-1 font-semibold not-has-checked:hover:bg-leaf has-checked:bg-forest has-checked:text-white"
    />
  );
}
