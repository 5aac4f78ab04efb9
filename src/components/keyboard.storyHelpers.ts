import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Presses Tab, and asserts that the focus is now on this control. */
export async function tabTo(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  control: HTMLElement,
): Promise<void> {
  await userEvent.tab();
  await expect(control).toHaveFocus();
}
