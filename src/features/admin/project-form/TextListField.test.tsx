import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EMPTY_VALUES } from './projectValues';
import { TextListField } from './TextListField';

afterEach(cleanup);

function Goals() {
  const [values, setValues] = useState({ ...EMPTY_VALUES, newGoals: 'ìwé' });
  return (
    <TextListField
      field="goals"
      label="Goals"
      hint="What the project aims to achieve."
      values={values}
      messages={{}}
      onChange={(_field, changed) => setValues({ ...values, ...changed })}
    />
  );
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('adds nothing with the Enter that ends a composed word, and with the next one adds it', () => {
  render(<Goals />);
  const field = screen.getByRole('textbox', { name: 'Goals' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(items()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(items()).toEqual(['ìwé']);
});
