import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordRequests } from '@/mocks/recordRequests';
import type { ThankYouScreenProps } from './ThankYouScreen';

type Stage = Pick<StoryContext, 'canvas'>;

/** The calls of a story that begins with `requests.start()`. */
export const requests = recordRequests();

/** How often the backend was asked to confirm, and with what. */
export const confirmations = () => requests.of('confirmDonation');

/** The screen after a checkout. */
export const ARGS: ThankYouScreenProps = {
  payerId: 'QYR5Z8XDVJNXQ',
  paymentId: '7f4c1f0e-52a1-4a35-9a0b-0f5b9f7a2f10',
  token: '5O190127TN364715T',
  siteUrl: 'https://kitbridge.example/',
  contactEmail: 'hello@kitbridge.example',
};

/** What every state without a confirmation has in common. */
export async function expectNotConfirmed({ canvas }: Stage, said: RegExp) {
  await expect(await canvas.findByText(said)).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Your payment is not confirmed yet' }),
  ).toBeVisible();
  await expect(canvas.getByText(/do not pay again/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'hello@kitbridge.example' })).toBeVisible();
  await expect(canvas.getByText('7f4c1f0e-52a1-4a35-9a0b-0f5b9f7a2f10')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(
    canvas.queryByText(/thank you|has arrived|is confirmed|confirmed on|your gift/i),
  ).not.toBeInTheDocument();
}

/** What is read out at once. */
export const expectAlert = ({ canvas }: Stage, said: RegExp) =>
  expect(canvas.getByRole('alert')).toHaveTextContent(said);

/** Asserts that the gift is confirmed, in these words. */
export async function expectThanks({ canvas }: Stage, said: string) {
  await expect(await canvas.findByText(said)).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Thank you. Your gift is confirmed.' }),
  ).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent(said);
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
}
