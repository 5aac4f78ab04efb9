import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DateNote } from './DateNote';

afterEach(cleanup);

const noteOf = (date: string | null) => ({ shipped_on: date });
const noteWith = (date?: string) => (
  <DateNote label="Equipment shipped on" date={date} projectId={3} noteOf={noteOf} />
);
const field = () => screen.getByLabelText<HTMLInputElement>('Equipment shipped on');
const saveButton = () => screen.queryByRole('button', { name: /Save/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('shows a date that is loaded later', () => {
  const { rerender } = render(noteWith());
  rerender(noteWith('2026-09-12'));
  expect(field().value).toBe('2026-09-12');
  expect(saveButton()).toBeNull();
});

it('keeps what was typed when another date is loaded', () => {
  const { rerender } = render(noteWith());
  type('2026-09-12');
  rerender(noteWith('2026-10-01'));
  expect(field().value).toBe('2026-09-12');
  expect(saveButton()).toBeTruthy();
});

it('shows later dates again once the typed one is stored', () => {
  const { rerender } = render(noteWith());
  type('2026-09-12');
  rerender(noteWith('2026-09-12'));
  expect(saveButton()).toBeNull();
  rerender(noteWith('2026-10-01'));
  expect(field().value).toBe('2026-10-01');
});
