import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useForm } from '@/lib/form/useForm';
import { EMPTY_VALUES, type FormValues } from './projectValues';
import { TextListField } from './TextListField';

afterEach(cleanup);

function Goals() {
  const initial: FormValues = { ...EMPTY_VALUES, newGoals: 'ìwé', cover: [], media: [] };
  const { formRef: _formRef, ...form } = useForm({ initial });
  return <TextListField field="goals" label="Goals" hint="What the project aims to achieve." form={form} />;
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('ignores the Enter that ends IME composition and adds the item on the next one', () => {
  render(<Goals />);
  const field = screen.getByRole('textbox', { name: 'Goals' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(items()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(items()).toEqual(['ìwé']);
});
