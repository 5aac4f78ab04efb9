import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { Alert } from '@/components/Alert/Alert';
import { Button, type ButtonProps } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { Field } from '@/components/Field/Field';
import { FileField } from '@/components/FileField/FileField';
import { ImagePicker } from '@/components/ImagePicker/ImagePicker';
import { Input } from '@/components/Input/Input';
import { RadioChips } from '@/components/RadioChips/RadioChips';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { Select } from '@/components/Select/Select';
import { Textarea } from '@/components/Textarea/Textarea';
import { TextField } from '@/components/TextField/TextField';

afterEach(cleanup);

const ignore = () => undefined;
const radio = {
  label: 'Currency',
  options: [{ value: 'USD', label: 'USD' }],
  value: 'USD',
  onChange: ignore,
};
const text = { label: 'Name', value: '', onChange: ignore };

interface Handed {
  className: string;
  // Each control has an element type of its own.
  ref: Ref<never>;
}

const FIELDS: [name: string, tag: string, field: (handed: Handed) => ReactElement][] = [
  ['Checkbox', 'INPUT', (handed) => <Checkbox label="Updates" {...handed} />],
  ['FileField', 'INPUT', (handed) => <FileField label="CV" file={null} onChange={ignore} {...handed} />],
  [
    'ImagePicker',
    'INPUT',
    (handed) => <ImagePicker label="Cover" files={[]} onChange={ignore} {...handed} />,
  ],
  ['Input', 'INPUT', (handed) => <Input aria-label="Name" {...handed} />],
  ['Input with a prefix', 'INPUT', (handed) => <Input aria-label="Amount" prefix="$" {...handed} />],
  ['RadioChips', 'FIELDSET', (handed) => <RadioChips {...radio} {...handed} />],
  ['SegmentedControl', 'FIELDSET', (handed) => <SegmentedControl {...radio} {...handed} />],
  ['Select', 'SELECT', (handed) => <Select aria-label="Role" options={radio.options} {...handed} />],
  ['Textarea', 'TEXTAREA', (handed) => <Textarea aria-label="Message" {...handed} />],
  ['TextField', 'INPUT', (handed) => <TextField {...text} {...handed} />],
  ['TextField with rows', 'TEXTAREA', (handed) => <TextField {...text} rows={3} {...handed} />],
];

describe.each(FIELDS)('%s', (_name, tag, field) => {
  it('puts className on its outermost element and ref on its control', () => {
    const ref = createRef<never>();
    const { container } = render(field({ className: 'mt-6', ref }));
    expect([...container.querySelectorAll('.mt-6')]).toEqual([container.firstElementChild]);
    expect(ref).toMatchObject({ current: { tagName: tag } });
  });
});

it.each([
  ['Alert', <Alert key="a" kind="info" title="Saved" className="mt-6" />],
  ['Button', <Button key="b" className="mt-6" />],
  [
    'Field',
    <Field key="f" label="Name" className="mt-6">
      {() => null}
    </Field>,
  ],
])('%s puts className on its outermost element', (_name, element) => {
  const { container } = render(element);
  expect([...container.querySelectorAll('.mt-6')]).toEqual([container.firstElementChild]);
});

describe('the type of Button', () => {
  it('allows no pending state and no type with asChild', () => {
    expectTypeOf<{ isPending: true; type: 'submit' }>().toExtend<ButtonProps>();
    expectTypeOf<{ asChild: true; variant: 'outline' }>().toExtend<ButtonProps>();
    expectTypeOf<{ asChild: true; isPending: true }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ asChild: true; pendingLabel: string }>().not.toExtend<ButtonProps>();
    expectTypeOf<{ asChild: true; type: 'submit' }>().not.toExtend<ButtonProps>();
  });
});
