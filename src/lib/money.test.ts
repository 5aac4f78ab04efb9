import { describe, expect, it } from 'vitest';
import { currencySymbol, formatAmount, formatMoney } from './money';

describe('formatAmount', () => {
  it.each([
    [1234.5, '1,234.50'],
    ['1234.5', '1,234.50'],
    ['1500.00', '1,500.00'],
    [0, '0.00'],
    [999, '999.00'],
    [1_000_000, '1,000,000.00'],
    ['-1234.5', '-1,234.50'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    [' 12 ', '12.00'],
  ])('formats %j as %s', (value, expected) => {
    expect(formatAmount(value)).toBe(expected);
  });

  it.each([[null], [undefined], [''], ['   '], ['abc'], ['.'], ['1,2'], ['12abc'], [Number.NaN], [Infinity]])(
    'shows the invalid amount %j as 0.00',
    (value) => {
      expect(formatAmount(value)).toBe('0.00');
    },
  );

  it.each([
    ['90071992547409.93', '90,071,992,547,409.93'],
    ['9007199254740993.01', '9,007,199,254,740,993.01'],
    ['123456789012345678901234567890.12', '123,456,789,012,345,678,901,234,567,890.12'],
  ])('keeps every digit of %s', (value, expected) => {
    expect(formatAmount(value)).toBe(expected);
  });

  it('reads a number far beyond a safe integer and one far below a cent', () => {
    expect(formatAmount(1e21)).toBe('1,000,000,000,000,000,000,000.00');
    expect(formatAmount(1e-7)).toBe('0.00');
    expect(formatAmount('1e3')).toBe('1,000.00');
  });

  it.each([
    ['1.005', '1.01'],
    ['1.004', '1.00'],
    ['0.995', '1.00'],
    ['-0.001', '0.00'],
    [0.1 + 0.2, '0.30'],
  ])('rounds %j to %s', (value, expected) => {
    expect(formatAmount(value)).toBe(expected);
  });

  it('leaves the decimals out when asked', () => {
    expect(formatAmount('1234.5', { decimals: false })).toBe('1,235');
    expect(formatAmount('1234.49', { decimals: false })).toBe('1,234');
    expect(formatAmount(null, { decimals: false })).toBe('0');
  });
});

describe('formatMoney', () => {
  it.each([
    ['1234.5', 'USD', '$1,234.50'],
    ['1234.5', 'NGN', '₦1,234.50'],
    ['1234.5', 'ngn', '₦1,234.50'],
    ['-5', 'USD', '-$5.00'],
    ['5', 'gbp', 'GBP 5.00'],
    [null, 'USD', '$0.00'],
    ['5', null, '5.00'],
  ])('shows %j %s as %s', (value, currency, expected) => {
    expect(formatMoney(value, currency)).toBe(expected);
  });

  it('leaves the decimals out when asked', () => {
    expect(formatMoney('5000', 'NGN', { decimals: false })).toBe('₦5,000');
  });
});

describe('currencySymbol', () => {
  it.each([
    ['USD', '$'],
    ['NGN', '₦'],
    ['EUR', 'EUR '],
    ['', ''],
    [undefined, ''],
  ])('is %j -> %j', (currency, expected) => {
    expect(currencySymbol(currency)).toBe(expected);
  });
});

it.each([
  ['digits', '1'.repeat(200_000) + 'x'],
  ['digits below zero', `-${'1'.repeat(200_000)}x`],
])('quickly rejects a long text of %s', (_what, text) => {
  expect(formatAmount(text)).toBe('0.00');
});
