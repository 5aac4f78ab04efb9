import { describe, expect, it } from 'vitest';
import { readConfirmation } from './confirmation';

const data = {
  reference: '7f4c1f0e',
  status: 'completed',
  amount: '5000.00',
  currency: 'NGN',
  frequency: 'MONTHLY',
  payment_client: 'PAYSTACK',
  project_title: 'Solar power',
  completed_at: '2026-11-20T10:06:40Z',
};

const giftOf = (fields: object) => {
  const confirmation = readConfirmation({ data: { ...data, ...fields } });
  return confirmation && 'gift' in confirmation ? confirmation.gift : undefined;
};

describe('readConfirmation', () => {
  it('reads all that the contract names', () => {
    expect(readConfirmation({ data })).toEqual({
      status: 'completed',
      gift: {
        amount: '₦5,000.00',
        currency: 'NGN',
        frequency: 'MONTHLY',
        project: 'Solar power',
        provider: 'PAYSTACK',
        reference: '7f4c1f0e',
        completedAt: '2026-11-20T10:06:40Z',
      },
    });
  });

  it.each(['Completed', 'PENDING', ' failed '])('takes the status %j whatever its case', (status) => {
    expect(readConfirmation({ data: { ...data, status } })?.status).toBe(status.trim().toLowerCase());
  });

  it.each(['paid', 'success', 'completed_with_review', 'incomplete', 'not completed'])(
    'believes no payment by the status %j',
    (status) => {
      expect(readConfirmation({ data: { ...data, status } })).toEqual({
        status: 'unknown',
        reported: status,
      });
    },
  );

  it.each([
    undefined,
    null,
    'completed',
    [],
    {},
    { status: 'completed' },
    { data: null },
    { data: 'completed' },
    { data: [] },
    { data: {} },
    { data: { status: null } },
    { data: { status: true } },
    { data: { status: '' } },
  ])('finds nothing in %j', (answer) => {
    expect(readConfirmation(answer)).toBeUndefined();
  });

  it.each([null, undefined, '', 'abc', 'NaN', '-5.00', {}, Number.NaN, Number.POSITIVE_INFINITY])(
    'names no amount for %j',
    (amount) => {
      expect(giftOf({ amount })?.amount).toBeUndefined();
    },
  );

  it('names no amount without a currency', () => {
    expect(giftOf({ currency: null })?.amount).toBeUndefined();
  });

  it('takes an amount that is a number', () => {
    expect(giftOf({ amount: 5000, currency: 'usd' })?.amount).toBe('$5,000.00');
  });

  it.each(['pending', 'failed'])('gives no moment of completion to a payment that is %s', (status) => {
    expect(giftOf({ status })?.completedAt).toBeUndefined();
  });
});
