import { RadioFieldset, type RadioFieldsetProps } from '@/components/RadioFieldset/RadioFieldset';

export interface SegmentedControlProps<Value extends string> extends Omit<
  RadioFieldsetProps<Value>,
  'value' | 'isRequired' | 'listClassName' | 'optionClassName'
> {
  /** The chosen value. */
  value: Value;
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
