import { expect, waitFor } from 'storybook/test';

/** For `beforeEach`: doubles the size of the text only. */
export function doubleTextSize(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}

/** Waits until the text size has doubled, which takes a frame. */
export async function findDoubledText(): Promise<void> {
  await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('32px'));
}
