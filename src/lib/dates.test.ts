import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatCalendarDate, formatInstant } from './dates';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('a calendar date seen from %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  it.each([
    ['2026-03-01', 'Mar 01, 2026'],
    ['2025-12-31', 'Dec 31, 2025'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2026-03-01T23:30:00-11:00', 'Mar 01, 2026'],
  ])('shows %s as %s', (value, expected) => {
    expect(formatCalendarDate(value)).toBe(expected);
  });
});

describe('formatCalendarDate', () => {
  it.each([[null], [undefined], [''], ['soon'], ['2026-02-30'], ['2026-13-01'], ['2026-3-1'], ['20260301']])(
    'shows %j as N/A',
    (value) => {
      expect(formatCalendarDate(value)).toBe('N/A');
    },
  );

  it('accepts a different fallback', () => {
    expect(formatCalendarDate(null, 'No end date')).toBe('No end date');
  });
});

describe('formatInstant', () => {
  it('is shown in the zone of the viewer', () => {
    vi.stubEnv('TZ', 'Africa/Lagos');
    expect(formatInstant('2026-03-01T23:30:00Z', { time: true })).toBe('Mar 02, 2026 00:30');
    vi.stubEnv('TZ', 'America/Chicago');
    expect(formatInstant('2026-03-01T03:05:00Z', { time: true })).toBe('Feb 28, 2026 21:05');
    expect(formatInstant('2026-03-01T03:05:00Z')).toBe('Feb 28, 2026');
  });

  it.each([[null], [undefined], [''], ['yesterday']])('shows %j as N/A or the given fallback', (value) => {
    expect(formatInstant(value)).toBe('N/A');
    expect(formatInstant(value, { fallback: 'never' })).toBe('never');
  });
});
