import { RadioFieldset, type RadioOption } from '@/components/RadioFieldset/RadioFieldset';

interface SegmentedFieldProps<Value extends string> {
  name: string;
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** A choice of a few options, side by side if they fit, otherwise stacked. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  return (
    <RadioFieldset
      {...props}
      listClassName="flex flex-col gap-1 rounded-control border border-control bg-white p-1 sm:flex-row sm:flex-wrap"
      optionClassName="min-h-11 flex-1 sm:min-w-min rounded-segment px-3 py-1 font-semibold not-has-checked:hover:bg-leaf has-checked:bg-forest has-checked:text-white"
    />
  );
}
