import type { StoryContext } from '@storybook/react-vite';

/** Pastes text into a field. Typing it would render the form again for each letter, which takes a quarter of a story's time. */
export async function fillField(
  userEvent: StoryContext['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
