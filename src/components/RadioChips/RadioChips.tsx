import { clsx } from 'clsx';
import { RadioFieldset, type RadioFieldsetProps } from '@/components/RadioFieldset/RadioFieldset';

export type RadioChipsProps<Value extends string> = Omit<
  RadioFieldsetProps<Value>,
  'listClassName' | 'optionClassName'
>;

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
