import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/Card/Card';
import { Skeleton, SkeletonRegion } from '@/components/Skeleton/Skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    rules: {
      use: 'For content whose shape is known while it loads.',
      avoid: 'For short waits in one place: use Spinner.',
      good: {
        show: () => (
          <div className="grid gap-2">
            <Skeleton className="h-32" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        ),
        why: 'It has the shape of the card that follows.',
      },
      bad: {
        show: () => <Skeleton className="h-8" />,
        why: 'The page jumps when a card of 300 px takes its place.',
      },
    },
  },
  subcomponents: { SkeletonRegion },
  args: { className: 'h-6 w-48' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A skeleton is hidden from screen readers. */
export const Shape: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** The skeletons are as large as the cards, and announced once. */
export const Cards: Story = {
  render: () => (
    <SkeletonRegion label="Loading projects" className="grid gap-6 sm:grid-cols-3">
      {['one', 'two', 'three'].map((key) => (
        <Card key={key} padding="none" className="overflow-hidden">
          <Skeleton className="aspect-3/2 rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </Card>
      ))}
    </SkeletonRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
