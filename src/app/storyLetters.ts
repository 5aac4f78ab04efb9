import { expect, waitFor } from 'storybook/test';

/** For `beforeEach`: the letters, and they alone, are twice as large. */
export function enlargeLetters(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}

/** Waits until they are. Without motion a change takes a hundredth of a millisecond, and so the next frame. */
export async function findLargeLetters(): Promise<void> {
  await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('32px'));
}
