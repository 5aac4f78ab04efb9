import { describe, expect, it } from 'vitest';
import { parseAmount } from './parseAmount';

describe('parseAmount', () => {
  it.each([
    ['50', '50.00'],
    ['0.01', '0.01'],
    [' 12.5 ', '12.50'],
    ['.5', '0.50'],
    [',5', '0.50'],
    ['7.', '7.00'],
    ['7,', '7.00'],
    ['007', '7.00'],
    ['1,000', '1000.00'],
    ['1 000', '1000.00'],
    ['1\u00A0000', '1000.00'],
    ['1\u202F000\u202F000,50', '1000000.50'],
    ['1,000,000.5', '1000000.50'],
    ['1.000,50', '1000.50'],
    ['1.000.000', '1000000.00'],
    ['12,345.67', '12345.67'],
    ['25,50', '25.50'],
    ['25,5', '25.50'],
    ['0,50', '0.50'],
    ['$30', '30.00'],
    ['$ 1,000', '1000.00'],
    ['US$30', '30.00'],
    ['usd 30', '30.00'],
    ['30 USD', '30.00'],
    ['30$', '30.00'],
    ['＄１，０００', '1000.00'],
    ['999999999.99', '999999999.99'],
    ['999,999,999.99', '999999999.99'],
  ])('reads %j as $%s', (typed, decimal) => {
    expect(parseAmount(typed, 'USD')).toEqual({ ok: true, amount: Number(decimal), decimal });
  });

  it.each([
    ['₦5000', '5000.00'],
    ['₦ 5,000', '5000.00'],
    ['N5000', '5000.00'],
    ['NGN 5 000', '5000.00'],
    ['5000 ngn', '5000.00'],
  ])('reads %j as ₦%s', (typed, decimal) => {
    expect(parseAmount(typed, 'NGN')).toEqual({ ok: true, amount: Number(decimal), decimal });
  });

  it.each([
    ['', 'empty'],
    ['\u00A0 ', 'empty'],
    ['abc', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['+5', 'not-a-number'],
    ['€5', 'not-a-number'],
    ['5²', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['5-10', 'not-a-number'],
    ['$', 'not-a-number'],
    ['١٢', 'not-a-number'],
    ['9'.repeat(400), 'not-a-number'],
    ['1.000', 'ambiguous'],
    ['12.345', 'ambiguous'],
    ['0,500', 'ambiguous'],
    ['1234,567', 'ambiguous'],
    ['1,000,50', 'ambiguous'],
    ['1,00,000', 'ambiguous'],
    ['1.2.3', 'ambiguous'],
    ['1 0', 'ambiguous'],
    ['1,000 000', 'ambiguous'],
    ['₦5000', 'other-currency'],
    ['N5000', 'other-currency'],
    ['30 NGN', 'other-currency'],
    ['$30 NGN', 'other-currency'],
    ['-1', 'not-positive'],
    ['-0.5', 'not-positive'],
    ['0', 'not-positive'],
    ['0.00', 'not-positive'],
    ['0.001', 'too-many-decimals'],
    ['1234.567', 'too-many-decimals'],
    ['1,000.505', 'too-many-decimals'],
    ['1000000000', 'too-large'],
    ['1,000,000,000', 'too-large'],
  ])('refuses %j as %s', (typed, reason) => {
    expect(parseAmount(typed, 'USD')).toEqual({ ok: false, reason });
  });

  it('refuses dollars while naira are chosen', () => {
    expect(parseAmount('$30', 'NGN')).toEqual({ ok: false, reason: 'other-currency' });
  });

  it.each(['1'.repeat(200_000) + 'x', ' '.repeat(200_000) + 'x', '1,'.repeat(100_000)])(
    'quickly refuses a long string',
    (text) => {
      expect(parseAmount(text, 'USD')).toEqual({ ok: false, reason: 'not-a-number' });
    },
  );
});
