import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { readConfirmation, readRefusal } from './confirmation';

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
  it('reads every field of the contract', () => {
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

  it('prefers the short reference', () => {
    expect(giftOf({ short_reference: 'KB-7F3A92' })?.reference).toBe('KB-7F3A92');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
    'links to nothing at %j',
    (path) => {
      const gift = giftOf({ receipt_url: path, gift_url: path });
      expect([gift?.receiptPath, gift?.giftPath]).toEqual([undefined, undefined]);
    },
  );

  it.each(['Completed', 'PENDING', ' failed '])('reads the status %j whatever its case', (status) => {
    expect(readConfirmation({ data: { ...data, status } })?.status).toBe(status.trim().toLowerCase());
  });

  it.each(['paid', 'success', 'completed_with_review', 'incomplete', 'not completed'])(
    'does not take the status %j for a completed payment',
    (status) => {
      expect(readConfirmation({ data: { ...data, status } })).toEqual({
        status: 'unknown',
        reported: status,
      });
    },
  );

  it.each([
    {},
    { message: 'Payment successful' },
    { success: true },
    { data: null },
    { data: {} },
    { data: { status: null } },
    { data: { status: '' } },
    { status: true, data: { message: 'Verification successful' } },
  ])('takes %j, a success without a status, for a completed payment', (response) => {
    expect(readConfirmation(response)?.status).toBe('completed');
  });

  it('keeps the details of a gift without a status', () => {
    expect(giftOf({ status: undefined })?.amount).toBe('₦5,000.00');
  });

  it.each([
    ['failed', { status: 'failed' }],
    ['pending', { status: 'Pending', data: {} }],
    ['unknown', { status: 'error', message: 'Order not found' }],
  ])('reads the status %s beside the data', (status, response) => {
    expect(readConfirmation(response)?.status).toBe(status);
  });

  it.each([
    { success: false },
    { status: false },
    { error: 'Order not found' },
    { data: { success: false } },
  ])('confirms nothing when %j reports a failure', (response) => {
    expect(readConfirmation(response)).toBeUndefined();
  });

  it.each([null, undefined, '', 'abc', 'NaN', '-5.00', {}, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows no amount for %j',
    (amount) => {
      expect(giftOf({ amount })?.amount).toBeUndefined();
    },
  );

  it('shows no amount without a currency', () => {
    expect(giftOf({ currency: null })?.amount).toBeUndefined();
  });

  it('accepts an amount that is a number', () => {
    expect(giftOf({ amount: 5000, currency: 'usd' })?.amount).toBe('$5,000.00');
  });

  it.each(['pending', 'failed'])('has no completion time for a payment that is %s', (status) => {
    expect(giftOf({ status })?.completedAt).toBeUndefined();
  });
});

const refusal = (serverMessage?: string) =>
  readRefusal(new ApiError('http', { status: 400, ...(serverMessage !== undefined && { serverMessage }) }));

describe('readRefusal', () => {
  it.each(['Payment already completed', 'ORDER_ALREADY_CAPTURED', 'This payment was already processed.'])(
    'takes "%s" for a completed payment',
    (message) => {
      expect(refusal(message)?.status).toBe('completed');
    },
  );

  it.each([
    undefined,
    'Payment not completed',
    'Already cancelled',
    'The payment has already been refunded.',
  ])('confirms nothing with %j', (message) => {
    expect(refusal(message)).toBeUndefined();
  });
});
