import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const DONOR = { fullName: 'Ada Obi', email: 'ada@donors.example' };

/** Types the donor's name and email. */
export async function fillInDonor({ canvas, userEvent }: Stage, donor = DONOR): Promise<void> {
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'Full name' }), donor.fullName);
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'Email' }), donor.email);
}

/** Fills in the form with a quick amount, ready to be sent. */
export async function fillInWith(stage: Stage, quickAmount: string): Promise<void> {
  await stage.userEvent.click(stage.canvas.getByRole('radio', { name: quickAmount }));
  await fillInDonor(stage);
}

export function donateButton({ canvas }: Pick<Stage, 'canvas'>): HTMLElement {
  return canvas.getByRole('button');
}

/** Asserts that no quick amount is chosen. */
export async function expectNoQuickAmount({ canvas }: Pick<Stage, 'canvas'>): Promise<void> {
  const chips = within(canvas.getByRole('group', { name: 'Amount' }));
  await expect(chips.getAllByRole('radio')).toHaveLength(4);
  await expect(chips.queryByRole('radio', { checked: true })).toBeNull();
}
