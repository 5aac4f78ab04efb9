import { describe, expect, it } from 'vitest';
import {
  chooseCurrency,
  chooseQuickAmount,
  EMPTY_FORM,
  findProblems,
  isAmountUnfinished,
  isFilled,
  MAX_NAME_LENGTH,
  toDonationCreate,
  typeAmount,
  type DonationForm,
} from './donationForm';

const ADA: DonationForm = { ...EMPTY_FORM, fullName: 'Ada Obi', email: 'ada@donors.example' };

describe('currency and amount', () => {
  it('starts with neither an amount nor a monthly gift', () => {
    expect(EMPTY_FORM.frequency).toBe('ONCE');
    expect(findProblems(EMPTY_FORM).amount).toBe('empty');
  });

  it('drops the amount with the currency, picked or typed, and keeps the donor', () => {
    for (const form of [chooseQuickAmount(ADA, 50), typeAmount(ADA, '75')]) {
      expect(chooseCurrency(form, 'NGN')).toEqual({ ...ADA, currency: 'NGN' });
    }
  });

  it('keeps the amount when the currency stays what it is', () => {
    const form = typeAmount(ADA, '75');
    expect(chooseCurrency(form, 'USD')).toEqual(form);
  });

  it('takes a quick amount of the other currency for none', () => {
    expect(chooseQuickAmount(ADA, 1500)).toEqual(ADA);
    expect(chooseQuickAmount(chooseCurrency(ADA, 'NGN'), 1500).amount).toEqual({
      from: 'quick',
      value: 1500,
    });
  });
});

describe('findProblems', () => {
  it.each([
    ['fifty', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['1,000', 'not-a-number'],
    ['0', 'not-positive'],
    ['-5', 'not-positive'],
    ['1.005', 'too-many-decimals'],
    ['1000000000', 'too-large'],
    ['  ', 'empty'],
  ])('refuses the amount %j as %s', (text, problem) => {
    const form = typeAmount(ADA, text);
    expect(findProblems(form)).toEqual({ amount: problem });
    expect(isFilled(form)).toBe(false);
  });

  it.each(['50', '0.01', '12.5', '999999999.99', ' 50 '])('takes the amount %j', (text) => {
    expect(findProblems(typeAmount(ADA, text))).toEqual({});
  });

  it('wants a name that is more than spaces and fits the contract', () => {
    expect(findProblems({ ...ADA, fullName: '  ' }).fullName).toBe('empty');
    expect(findProblems({ ...ADA, fullName: '\u200B' }).fullName).toBe('empty');
    expect(findProblems({ ...ADA, fullName: 'ọ'.repeat(MAX_NAME_LENGTH) }).fullName).toBeUndefined();
    expect(findProblems({ ...ADA, fullName: 'ọ'.repeat(MAX_NAME_LENGTH + 1) }).fullName).toBe('too-long');
  });

  it('tells a missing email from a malformed one', () => {
    expect(findProblems({ ...ADA, email: ' ' }).email).toBe('empty');
    expect(findProblems({ ...ADA, email: 'ada@donors' }).email).toBe('malformed');
  });
});

describe('isFilled', () => {
  const filled = chooseQuickAmount(ADA, 50);

  it('needs amount, name and email, and no more', () => {
    expect(isFilled(filled)).toBe(true);
    expect(isFilled(ADA)).toBe(false);
    expect(isFilled({ ...filled, fullName: '' })).toBe(false);
    expect(isFilled({ ...filled, email: '' })).toBe(false);
  });

  it('lets a malformed email through to be told about', () => {
    expect(isFilled({ ...filled, email: 'ada' })).toBe(true);
  });
});

it.each([
  ['', true],
  ['0', true],
  ['.', true],
  ['0.', true],
  ['0.0', true],
  ['0.00', false],
  ['-', false],
  ['x', false],
  ['1.005', false],
])('while typing, %j can still become an amount: %s', (text, unfinished) => {
  expect(isAmountUnfinished(typeAmount(ADA, text))).toBe(unfinished);
});

it('takes a long text of spaces or zeros and a letter for no beginning of an amount', () => {
  for (const sign of [' ', '0'])
    expect(isAmountUnfinished(typeAmount(ADA, `${sign.repeat(200_000)}x`))).toBe(false);
});

describe('toDonationCreate', () => {
  it('sends dollars through PayPal', () => {
    expect(toDonationCreate(chooseQuickAmount(ADA, 50))).toEqual({
      donor_email: 'ada@donors.example',
      donor_full_name: 'Ada Obi',
      amount: 50,
      currency: 'USD',
      payment_client: 'PAYPAL',
      frequency: 'ONCE',
    });
  });

  it('sends naira through Paystack, monthly, for a project', () => {
    const form = typeAmount({ ...chooseCurrency(ADA, 'NGN'), frequency: 'MONTHLY' }, '5000.50');
    expect(toDonationCreate(form, 3)).toMatchObject({
      amount: 5000.5,
      currency: 'NGN',
      payment_client: 'PAYSTACK',
      frequency: 'MONTHLY',
      project_id: 3,
    });
  });

  it('leaves the space around what was typed behind', () => {
    const form = { ...typeAmount(ADA, ' 5 '), fullName: ' Ada Obi ', email: ' ada@donors.example ' };
    expect(toDonationCreate(form)).toMatchObject({
      amount: 5,
      donor_full_name: 'Ada Obi',
      donor_email: 'ada@donors.example',
    });
  });

  it('makes no body without an amount', () => {
    expect(() => toDonationCreate(ADA)).toThrow(RangeError);
  });
});
