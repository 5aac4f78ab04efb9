import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '@/api/donationLimits';
import {
  chosenQuickAmount,
  EMPTY_VALUES,
  findMessages,
  findProblems,
  isAmountUnfinished,
  isFilled,
  MAX_NAME_LENGTH,
  toDonationCreate,
  type DonationValues,
} from './donationForm';

const ADA: DonationValues = { ...EMPTY_VALUES, fullName: 'Ada Obi', email: 'ada@donors.example' };
const typed = (amount: string): DonationValues => ({ ...ADA, amount });

describe('the amount', () => {
  it('starts empty, for a one-time gift', () => {
    expect(EMPTY_VALUES.frequency).toBe('ONCE');
    expect(findProblems(EMPTY_VALUES, DEFAULT_LIMITS).amount).toBe('empty');
  });

  it('is the quick amount unless another is typed', () => {
    expect(chosenQuickAmount({ ...ADA, quickAmount: '100' })).toBe('100');
    expect(chosenQuickAmount({ ...ADA, quickAmount: '100', amount: '75' })).toBeNull();
    expect(toDonationCreate({ ...ADA, quickAmount: '100', amount: '75' }).amount).toBe(75);
  });

  it('is never a quick amount of the other currency', () => {
    expect(chosenQuickAmount({ ...ADA, currency: 'NGN', quickAmount: '100' })).toBeNull();
    expect(findProblems({ ...ADA, currency: 'NGN', quickAmount: '100' }, DEFAULT_LIMITS).amount).toBe(
      'empty',
    );
  });
});

describe('findProblems', () => {
  it.each([
    ['fifty', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['1.000', 'ambiguous'],
    ['₦500', 'other-currency'],
    ['0', 'not-positive'],
    ['-5', 'not-positive'],
    ['1000.005', 'too-many-decimals'],
    ['0.99', 'too-small'],
    ['25,000.01', 'too-large'],
    ['1000000000', 'too-large'],
    ['  ', 'empty'],
  ])('refuses the amount %j as %s', (text, problem) => {
    expect(findProblems(typed(text), DEFAULT_LIMITS)).toEqual({ amount: problem });
    expect(isFilled(typed(text), DEFAULT_LIMITS)).toBe(false);
  });

  it.each(['50', '1', '12,5', '$25,000', ' 50 '])('accepts the amount %j', (text) => {
    expect(findProblems(typed(text), DEFAULT_LIMITS)).toEqual({});
  });

  it('requires a name that is not blank and not too long for the contract', () => {
    expect(findProblems({ ...ADA, fullName: '  ' }, DEFAULT_LIMITS).fullName).toBe('empty');
    expect(findProblems({ ...ADA, fullName: '\u200B' }, DEFAULT_LIMITS).fullName).toBe('empty');
    expect(
      findProblems({ ...ADA, fullName: 'ọ'.repeat(MAX_NAME_LENGTH) }, DEFAULT_LIMITS).fullName,
    ).toBeUndefined();
    expect(findProblems({ ...ADA, fullName: 'ọ'.repeat(MAX_NAME_LENGTH + 1) }, DEFAULT_LIMITS).fullName).toBe(
      'too-long',
    );
  });

  it('distinguishes a missing email from a malformed one', () => {
    expect(findProblems({ ...ADA, email: ' ' }, DEFAULT_LIMITS).email).toBe('empty');
    expect(findProblems({ ...ADA, email: 'ada@donors' }, DEFAULT_LIMITS).email).toBe('malformed');
  });
});

it('shows no message at an empty field', () => {
  expect(findMessages(EMPTY_VALUES, DEFAULT_LIMITS)).toEqual({});
  expect(Object.keys(findMessages({ ...typed('x'), email: 'ada@' }, DEFAULT_LIMITS))).toEqual([
    'amount',
    'email',
  ]);
});

describe('isFilled', () => {
  const filled: DonationValues = { ...ADA, quickAmount: '50' };

  it('needs only amount, name and email', () => {
    expect(isFilled(filled, DEFAULT_LIMITS)).toBe(true);
    expect(isFilled(ADA, DEFAULT_LIMITS)).toBe(false);
    expect(isFilled({ ...filled, fullName: '' }, DEFAULT_LIMITS)).toBe(false);
    expect(isFilled({ ...filled, email: '' }, DEFAULT_LIMITS)).toBe(false);
  });

  it('accepts a malformed email, which is reported on submit', () => {
    expect(isFilled({ ...filled, email: 'ada' }, DEFAULT_LIMITS)).toBe(true);
  });
});

it.each([
  ['', true],
  ['0', true],
  ['.', true],
  ['0.', true],
  ['0.0', true],
  ['0.00', true],
  ['0.5', true],
  ['1 0', true],
  ['1,000,0', true],
  ['$', true],
  ['US', true],
  ['-', false],
  ['-5', false],
  ['x', false],
  ['₦5', false],
  ['1000.005', false],
  ['25001', false],
])('while typing, %j can still become an amount: %s', (text, unfinished) => {
  expect(isAmountUnfinished(typed(text), DEFAULT_LIMITS)).toBe(unfinished);
});

it('quickly rejects many spaces or zeros followed by a letter', () => {
  for (const sign of [' ', '0'])
    expect(isAmountUnfinished(typed(`${sign.repeat(200_000)}x`), DEFAULT_LIMITS)).toBe(false);
});

describe('toDonationCreate', () => {
  it('sends dollars through PayPal', () => {
    expect(toDonationCreate({ ...ADA, quickAmount: '50' })).toEqual({
      donor_email: 'ada@donors.example',
      donor_full_name: 'Ada Obi',
      amount: 50,
      currency: 'USD',
      payment_client: 'PAYPAL',
      frequency: 'ONCE',
    });
  });

  it('sends naira through Paystack, monthly, for a project', () => {
    const monthly: DonationValues = { ...typed('5000.50'), currency: 'NGN', frequency: 'MONTHLY' };
    expect(toDonationCreate(monthly, 3)).toMatchObject({
      amount: 5000.5,
      currency: 'NGN',
      payment_client: 'PAYSTACK',
      frequency: 'MONTHLY',
      project_id: 3,
    });
  });

  it('trims the values', () => {
    const spaced = { ...typed(' 5 '), fullName: ' Ada Obi ', email: ' ada@donors.example ' };
    expect(toDonationCreate(spaced)).toMatchObject({
      amount: 5,
      donor_full_name: 'Ada Obi',
      donor_email: 'ada@donors.example',
    });
  });

  it('throws without a valid amount', () => {
    expect(() => toDonationCreate(ADA)).toThrow(RangeError);
  });
});
