import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The values that `fillIn` types. */
export const TYPED = {
  title: 'Microscopes for Ilorin',
  summary: 'Eight microscopes for a school of nursing.',
  amount: '6400.50',
  deadline: '2027-06-30',
};

/** Finds a text field by its label. */
export const field = ({ canvas }: Pick<Stage, 'canvas'>, name: string | RegExp) =>
  canvas.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

/** Waits for a text field. */
export const findField = ({ canvas }: Pick<Stage, 'canvas'>, name = 'Title') =>
  canvas.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

/** Replaces a field's value. */
export async function type({ canvas, userEvent }: Stage, name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field({ canvas }, name));
  await userEvent.click(field({ canvas }, name));
  await userEvent.paste(text);
}

/** Sets the end date. */
export async function pickDate(stage: Stage, date: string): Promise<void> {
  await stage.userEvent.type(field(stage, 'End date'), date);
}

/** Fills in the required fields. */
export async function fillIn(stage: Stage): Promise<void> {
  await type(stage, 'Title', TYPED.title);
  await type(stage, 'Description', TYPED.summary);
  await type(stage, /^Goal amount/, TYPED.amount);
  await pickDate(stage, TYPED.deadline);
}

/** Presses a button by its name. */
export const press = ({ canvas, userEvent }: Stage, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Asserts that the form shows what `fillIn` typed. */
export async function expectTyped(stage: Pick<Stage, 'canvas'>): Promise<void> {
  await expect(field(stage, 'Title')).toHaveValue(TYPED.title);
  await expect(field(stage, 'Description')).toHaveValue(TYPED.summary);
  await expect(field(stage, /^Goal amount/)).toHaveValue(TYPED.amount);
  await expect(field(stage, 'End date')).toHaveValue(TYPED.deadline);
}

/** The items of a list in the form, in order. */
export const itemsOf = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  [...(canvas.queryByRole('list', { name: `${name}: items` })?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );

/** Waits until a field is marked as invalid, with a message. */
export async function expectProblem(stage: Pick<Stage, 'canvas'>, name: string | RegExp, message: string) {
  await waitFor(() => expect(field(stage, name)).toBeInvalid());
  await expect(field(stage, name)).toHaveAccessibleDescription(expect.stringContaining(message));
}
