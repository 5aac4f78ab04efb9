import { expect, it } from 'vitest';
import { columnsOf } from './projectFields.ts';

it.each([' ', '\n', '\u200B', '\u2060\uFEFF', '\u3164'])('treats %j as empty', (nothing) => {
  const payload = { location: nothing, impact_phrase: nothing, donation_reason: nothing };
  expect(columnsOf(payload)).toEqual({ location: null, impact_phrase: null, donation_reason: null });
  expect(columnsOf({ goals: [nothing, ' a ', nothing] })).toEqual({ goals: '["a"]' });
});

it('trims texts', () => {
  expect(columnsOf({ location: ' Kano, Nigeria\n', milestones: ['مى\u200Cخواهم '] })).toEqual({
    location: 'Kano, Nigeria',
    milestones: '["مى\u200Cخواهم"]',
  });
});
