import { describe, expect, it } from 'vitest';
import { readPeriod } from './period.ts';

const now = new Date('2026-11-23T12:34:56Z');
const read = (...args: string[]) => readPeriod(args, now);

describe('the period of the ledger check', () => {
  it.each([
    ['the last 30 days by default', [], '2026-10-24T12:34:56.000Z', '2026-11-23T12:34:56.000Z'],
    [
      'whole days, with the last one',
      ['--from', '2026-02-01', '--to', '2026-02-28'],
      '2026-02-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ],
    [
      'until now, when today is the last day',
      ['--from', '2026-11-23', '--to', '2026-11-23'],
      '2026-11-23T00:00:00.000Z',
      '2026-11-23T12:34:56.000Z',
    ],
  ])('is %s', (_name, args, from, to) => {
    expect(read(...args)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each([
    ['another option', ['--since', '2026-01-01'], 'Usage: npm run ledger:check -- --from YYYY-MM-DD'],
    ['a day that does not exist', ['--from', '2026-02-30'], '2026-02-30 is not a day.'],
    ['an end before the beginning', ['--from', '2026-03-02', '--to', '2026-03-01'], 'ends before it begins'],
    ['the future', ['--from', '2026-11-24'], 'ends before it begins'],
  ])('is not %s', (_name, args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
