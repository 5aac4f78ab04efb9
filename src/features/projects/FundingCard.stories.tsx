import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fundedExactly, fundedOver100, notFundedYet, thirdFunded } from '@/mocks/fixtures/projects';
import { FundingCard } from './FundingCard';

const meta = {
  title: 'Public/Projects/FundingCard',
  component: FundingCard,
  args: { project: notFundedYet },
  decorators: [(Story) => <div className="max-w-[26rem]">{Story()}</div>],
} satisfies Meta<typeof FundingCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Asserts the text and how much of the bar is filled, which is never more than all of it. */
async function expectFunded({ canvas }: Context, words: string, filled: number) {
  await expect(canvas.getByText(words)).toBeVisible();
  const bar = canvas.getByRole('progressbar', { name: 'Funding progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', String(filled));
  await expect(bar).toHaveAttribute('aria-valuetext', words);
  const track = bar.getBoundingClientRect();
  const fill = bar.querySelector('rect')?.getBoundingClientRect();
  await expect(Math.abs((fill?.width ?? -1) - (track.width * filled) / 100)).toBeLessThan(1);
}

export const NothingYet: Story = {
  tags: ['PD-13'],
  play: (context) => expectFunded(context, '0.00% funded', 0),
};

export const AThird: Story = {
  tags: ['PD-13'],
  args: { project: { ...thirdFunded, percentage_funded: 33.333 } },
  play: (context) => expectFunded(context, '33.33% funded', 33.333),
};

export const FundedExactly: Story = {
  tags: ['PD-13'],
  args: { project: fundedExactly },
  play: (context) => expectFunded(context, '100.00% funded', 100),
};

export const FundedOver100: Story = {
  tags: ['PD-13'],
  args: { project: fundedOver100 },
  play: (context) => expectFunded(context, '140.00% funded', 100),
};
