import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabDraft } from '@/lib/form/drafts';
import { useForm, type Refused } from '@/lib/form/useForm';

interface Values {
  name: string;
  size: string;
  agrees: boolean;
}

const EMPTY: Values = { name: '', size: 'small', agrees: false };
const draft = tabDraft('draft:test', EMPTY);
const send = vi.fn<(values: Values) => Promise<Refused<Values>>>();

function validate({ name }: Values) {
  return name.length === 1 ? { name: 'Too short.' } : {};
}

function TestForm({ initial = EMPTY }: { initial?: Values }) {
  const { formRef, ...form } = useForm({ initial, validate, draft });
  const { value: name, error, ...nameProps } = form.field('name');
  return (
    <form ref={formRef} aria-label="Test" onSubmit={(event) => form.submit(event, send)}>
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          value={size}
          checked={form.values.size === size}
          onChange={() => form.change({ size })}
        />
      ))}
      <input
        {...nameProps}
        aria-label="Name"
        value={name}
        onChange={(event) => nameProps.onChange(event.target.value)}
      />
      <input
        type="checkbox"
        name="agrees"
        aria-label="Agree"
        checked={form.values.agrees}
        onChange={(event) => form.change({ agrees: event.target.checked })}
      />
      <p>{error}</p>
      <output>{`${form.status} ${form.isChanged}`}</output>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(nameField(), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
const state = () => screen.getByRole('status').textContent;

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('validates a field once it is left, and then while typing', () => {
  render(<TestForm />);
  type('A');
  expect(screen.queryByText('Too short.')).toBeNull();
  fireEvent.blur(nameField());
  expect(screen.getByText('Too short.')).toBeTruthy();
  type('Ada');
  expect(screen.queryByText('Too short.')).toBeNull();
});

it('does not send invalid values, and focuses the first invalid field', async () => {
  render(<TestForm />);
  type('A');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Too short.')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
});

it('sends once for two submits, and locks the values during and after', async () => {
  render(<TestForm />);
  type('Ada');
  const form = screen.getByRole('form');
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
    type('Bo');
  });
  await submit();
  type('Bo');
  expect(send.mock.calls).toEqual([[{ ...EMPTY, name: 'Ada' }]]);
  expect(nameField().value).toBe('Ada');
  expect(state()).toBe('sent true');
});

it('shows a refusal until its field changes, and focuses the checked radio button', async () => {
  send.mockResolvedValue({ name: 'Is taken.', size: 'Is sold out.' });
  render(<TestForm />);
  fireEvent.click(screen.getByRole('radio', { name: 'large' }));
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'large' }));
  expect(screen.getByText('Is taken.')).toBeTruthy();
  expect(state()).toBe('open true');
  type('Bo');
  expect(screen.queryByText('Is taken.')).toBeNull();
});

it('keeps what was entered when the initial values change', () => {
  const { rerender } = render(<TestForm />);
  type('Ada');
  rerender(<TestForm initial={{ name: 'Bo', size: 'large', agrees: true }} />);
  expect(nameField().value).toBe('Ada');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  type('Bo');
  expect(state()).toBe('open false');
});

it('restores a draft until it is reset', () => {
  render(<TestForm />);
  type('Ada');
  cleanup();
  render(<TestForm />);
  expect(nameField().value).toBe('Ada');
  fireEvent.click(screen.getByRole('button'));
  expect(nameField().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('prefers what was typed before hydration to the draft', () => {
  draft.keep({ name: 'Ada', size: 'large' });
  const page = document.createElement('main');
  page.innerHTML = renderToString(<TestForm />);
  document.body.append(page);
  nameField().value = 'Bo';
  screen.getByRole('checkbox').click();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(page, <TestForm />);
  });
  expect(nameField().value).toBe('Bo');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'large' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  act(() => root?.unmount());
});
