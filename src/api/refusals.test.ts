import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetail } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';

const FIELDS = { donor_email: 'email', amount: 'amount', goals: 'goals', media_files: 'media' } as const;

const sort = (...details: ApiErrorDetail[]) =>
  sortRefusal(new ApiError('http', { status: 422, details }), FIELDS);

it.each([
  ['amount', 'amount'],
  ['body/donor_email', 'email'],
  ['/donor_email', 'email'],
  ['body/payload/goals/0', 'goals'],
  ['payload.goals', 'goals'],
  ['captcha_token', undefined],
  ['media_files[2]', 'media'],
])('maps %j to its field', (place, field) => {
  const expected = field === undefined ? {} : { [field]: 'is wrong' };
  expect(sort({ field: place, message: 'is wrong' }).messages).toEqual(expected);
});

it('is not fully placed when a detail names no field of the form', () => {
  const placed = { field: 'amount', message: 'is too small' };
  expect(sort(placed).isPlaced).toBe(true);
  expect(sort(placed, { field: 'payment_client', message: 'must be PAYSTACK' })).toEqual({
    messages: { amount: 'is too small' },
    isPlaced: false,
  });
  expect(sort()).toEqual({ messages: {}, isPlaced: false });
});

it('uses the first of several details about one field', () => {
  const { messages } = sort({ field: 'amount', message: 'one' }, { field: 'amount', message: 'two' });
  expect(messages).toEqual({ amount: 'one' });
});
