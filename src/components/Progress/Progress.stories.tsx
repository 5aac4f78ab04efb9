import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '@/components/Progress/Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: {
    rules: {
      use: 'For a share of a known whole, with its value as text beside it.',
      avoid: 'For waiting without a known end: use Spinner.',
      good: {
        show: () => (
          <div>
            <Progress label="Funding" value={33} valueLabel="33% funded" />
            <p className="text-14">33% funded</p>
          </div>
        ),
        why: 'The text gives the value that the bar cannot.',
      },
      bad: {
        show: () => <Progress label="Funding" value={33} valueLabel="33% funded" />,
        why: 'A third, or two fifths?',
      },
    },
  },
  args: { label: 'Funding', value: 33.333, valueLabel: '33.33% funded' },
  render: (args) => (
    <div className="max-w-104">
      <p className="figures mb-2 font-semibold">{args.valueLabel}</p>
      <Progress {...args} />
    </div>
  ),
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bar reports its value, and `share` of its width is filled. */
const isFilledTo =
  (share: number): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Funding' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(share));
    await expect(bar).toHaveAttribute('aria-valuetext', args.valueLabel);
    const filled = bar.querySelector('rect')?.getBoundingClientRect().width ?? -1;
    await expect(filled / bar.getBoundingClientRect().width).toBeCloseTo(share / 100, 2);
  };

export const AThird: Story = { play: isFilledTo(33.333) };

export const Nothing: Story = { args: { value: 0, valueLabel: '0.00% funded' }, play: isFilledTo(0) };

export const Full: Story = { args: { value: 100, valueLabel: '100.00% funded' }, play: isFilledTo(100) };

/** The text gives the exact value; the bar does not overflow. */
export const Over100: Story = {
  args: { value: 140, valueLabel: '140.00% funded' },
  play: isFilledTo(100),
};

export const NotANumber: Story = {
  args: { value: Number.NaN, valueLabel: '0.00% funded' },
  play: isFilledTo(0),
};
