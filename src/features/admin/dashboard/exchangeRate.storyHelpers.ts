import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const field = ({ canvas }: Stage) => canvas.getByRole('spinbutton', { name: /^New rate/ });
export const button = ({ canvas }: Stage) => canvas.getByRole('button', { name: 'Update rate' });

export async function update(stage: Stage, rate = '1600.5'): Promise<void> {
  await stage.canvas.findByText('₦1,540.25');
  await stage.userEvent.type(field(stage), rate);
  await stage.userEvent.click(button(stage));
}

export const question = () => screen.findByRole('alertdialog');

export async function confirm({ userEvent }: Stage): Promise<void> {
  await userEvent.click(within(await question()).getByRole('button', { name: 'Change' }));
}
