import { expect, it } from 'vitest';
import { EMPTY_FORM } from './donationForm';
import { CONTROL, readTypedForm } from './typedForm';

function typed(values: Partial<Record<keyof typeof CONTROL, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(CONTROL[name as keyof typeof CONTROL], value);
  return data;
}

it('reads an untouched form as the empty one', () => {
  expect(
    readTypedForm(typed({ currency: 'USD', frequency: 'ONCE', amount: '', fullName: '', email: '' })),
  ).toEqual(EMPTY_FORM);
});

it('reads what was typed and picked', () => {
  expect(
    readTypedForm(
      typed({ currency: 'USD', frequency: 'MONTHLY', quickAmount: '100', fullName: 'Ada', email: 'ada@' }),
    ),
  ).toEqual({
    currency: 'USD',
    frequency: 'MONTHLY',
    amount: { from: 'quick', value: 100 },
    fullName: 'Ada',
    email: 'ada@',
  });
});

it('drops a quick amount that the currency does not have', () => {
  expect(readTypedForm(typed({ currency: 'NGN', quickAmount: '100' }))).toEqual({
    ...EMPTY_FORM,
    currency: 'NGN',
  });
});

it('prefers a typed amount to a picked one', () => {
  expect(readTypedForm(typed({ quickAmount: '100', amount: '75' })).amount).toEqual({
    from: 'custom',
    text: '75',
  });
});

it('takes nothing that the form does not offer', () => {
  expect(readTypedForm(typed({ currency: 'EUR', frequency: 'WEEKLY', quickAmount: '7' }))).toEqual(
    EMPTY_FORM,
  );
});
