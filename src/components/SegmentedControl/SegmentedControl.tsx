import { clsx } from 'clsx';
import { RadioFieldset, type RadioFieldsetProps } from '@/components/RadioFieldset/RadioFieldset';

export interface SegmentedControlProps<Value extends string> extends Omit<
  RadioFieldsetProps<Value>,
  'value' | 'isRequired' | 'listClassName' | 'optionClassName'
> {
  /** The chosen value. */
  value: Value;
  /** For more or longer options: they are stacked on a phone, and equally wide on a larger screen. */
  isStacked?: boolean;
}

/** A choice between a few short options, of which one is always chosen. It is smaller in a narrow container. */
export function SegmentedControl<Value extends string>({
  isStacked = false,
  ...props
}: SegmentedControlProps<Value>) {
  return (
    <RadioFieldset
      {...props}
      listClassName={clsx(
        'flex gap-1 rounded-control border border-control bg-white p-1',
        isStacked ? 'flex-col sm:flex-row sm:flex-wrap' : 'flex-wrap',
      )}
      optionClassName={clsx(
        'min-h-11 rounded-segment px-3 py-1 font-semibold not-has-checked:hover:bg-leaf has-checked:bg-forest has-checked:text-white',
        isStacked ? 'flex-1 sm:min-w-min' : 'flex-auto @max-[26rem]:px-1 @max-[26rem]:text-14',
      )}
    />
  );
}
