import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFirstInteraction } from '@/lib/useFirstInteraction';

afterEach(cleanup);

function Form({ onInteract }: { onInteract: () => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useFirstInteraction(ref, onInteract);
  return (
    <form ref={ref}>
      <input aria-label="Name" />
      <button type="button">Choose</button>
    </form>
  );
}

it('calls back at the first focus, and not again', () => {
  const onInteract = vi.fn<() => void>();
  render(<Form onInteract={onInteract} />);
  expect(onInteract).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByRole('textbox'));
  fireEvent.focusIn(screen.getByRole('button'));
  expect(onInteract).toHaveBeenCalledOnce();
});

it('calls back at a press, which does not focus a button in every browser', () => {
  const onInteract = vi.fn<() => void>();
  render(<Form onInteract={onInteract} />);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(onInteract).toHaveBeenCalledOnce();
});

it('ignores a press outside the form', () => {
  const onInteract = vi.fn<() => void>();
  render(<Form onInteract={onInteract} />);
  fireEvent.pointerDown(document.body);
  expect(onInteract).not.toHaveBeenCalled();
});
