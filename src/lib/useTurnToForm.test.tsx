import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTurnToForm } from '@/lib/useTurnToForm';

afterEach(cleanup);

function Form({ onTurn }: { onTurn: () => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useTurnToForm(ref, onTurn);
  return (
    <form ref={ref}>
      <input aria-label="Name" />
      <button type="button">Choose</button>
    </form>
  );
}

it('calls back at the first focus, and not again', () => {
  const onTurn = vi.fn<() => void>();
  render(<Form onTurn={onTurn} />);
  expect(onTurn).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByRole('textbox'));
  fireEvent.focusIn(screen.getByRole('button'));
  expect(onTurn).toHaveBeenCalledOnce();
});

it('calls back at a press, which does not focus a button in every browser', () => {
  const onTurn = vi.fn<() => void>();
  render(<Form onTurn={onTurn} />);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(onTurn).toHaveBeenCalledOnce();
});

it('ignores a press outside the form', () => {
  const onTurn = vi.fn<() => void>();
  render(<Form onTurn={onTurn} />);
  fireEvent.pointerDown(document.body);
  expect(onTurn).not.toHaveBeenCalled();
});
