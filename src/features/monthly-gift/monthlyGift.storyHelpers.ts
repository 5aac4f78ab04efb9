import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { respondsWith, type ResponseOptions } from '@/mocks/responses';
import { monthlyGift, type MonthlyGift } from '@/mocks/fixtures/monthlyGifts';
import { recordRequests } from '@/mocks/recordRequests';
import type { MonthlyGiftScreenProps } from './MonthlyGiftScreen';

export type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The calls of a story that begins with `requests.start()`. */
export const requests = recordRequests();

export const ARGS: MonthlyGiftScreenProps = {
  token: '12.signature',
  contactEmail: 'hello@kitbridge.example',
};

/** A monthly gift as its private link shows it. */
function ownGift(init: Partial<MonthlyGift> = {}) {
  const { status, amount, currency, payment_client, project_title, created_at, ended_at } = monthlyGift(init);
  return { status, amount, currency, payment_client, project_title, created_at, ended_at };
}

/** The link shows a gift with these fields. */
export const shows = (init: Partial<MonthlyGift> = {}, options?: ResponseOptions) =>
  respondsWith('getOwnMonthlyGift', 200, { data: ownGift(init) }, options);

/** Ending the gift returns one with these fields. */
export const ends = (init: Partial<MonthlyGift>, options?: ResponseOptions) =>
  respondsWith('endOwnMonthlyGift', 200, { data: ownGift(init) }, options);

export const ENDED = { status: 'ended', ended_at: '2026-11-20T11:00:00Z' } as const;

/** The heading of the page, once it is there. */
export async function expectHeading({ canvas }: Pick<Stage, 'canvas'>, name: string) {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  return heading;
}

/** The details, each label with its value. */
export function detailsIn({ canvas }: Pick<Stage, 'canvas'>): Record<string, string | null> {
  const section = within(canvas.getByRole('region', { name: 'Details' }));
  const values = section.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    section.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? null]),
  );
}

/** Asks to end the gift, and finds the question. */
export async function ask({ canvas, userEvent }: Stage, question = 'End your monthly gift of ₦5,000.00?') {
  await userEvent.click(await canvas.findByRole('button', { name: 'End monthly gift' }));
  return within(canvas.getByRole('group', { name: question }));
}

/** Asks to end the gift, and confirms. */
export async function confirmEnding(stage: Stage) {
  const question = await ask(stage);
  await stage.userEvent.click(question.getByRole('button', { name: 'Yes, end it' }));
}

export const expectEndCalls = (count: number) => expect(requests.of('endOwnMonthlyGift')).toHaveLength(count);
