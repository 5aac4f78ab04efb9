import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetail } from '@/api/errors';
import { sortRefusal } from './refusals';

const refusal = (...details: ApiErrorDetail[]) => sortRefusal(new ApiError('http', { status: 422, details }));

it('puts what names a field of the form at that field', () => {
  expect(
    refusal(
      { field: 'amount', message: 'must be >= 0.01' },
      { field: 'body/donor_email', message: 'must be an email address' },
      { field: '/donor_full_name', message: 'must not be blank' },
    ),
  ).toEqual({
    fields: { amount: 'must be >= 0.01', email: 'must be an email address', fullName: 'must not be blank' },
    isPlaced: true,
  });
});

it('leaves the card something to say about what is no field of the form', () => {
  expect(
    refusal(
      { field: 'amount', message: 'too small' },
      { field: 'payment_client', message: 'must be PAYSTACK' },
    ),
  ).toEqual({ fields: { amount: 'too small' }, isPlaced: false });
});

it('leaves the card something to say when no field is named', () => {
  expect(refusal()).toEqual({ fields: {}, isPlaced: false });
});

it('says the first thing when several are wrong with one field', () => {
  expect(refusal({ field: 'amount', message: 'one' }, { field: 'amount', message: 'two' }).fields).toEqual({
    amount: 'one',
  });
});
