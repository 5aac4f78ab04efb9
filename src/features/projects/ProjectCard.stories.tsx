import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  coverMissing,
  fundedOver100,
  longWords,
  microscopesUsd,
  sparse,
  unknownCategory,
} from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Public/Projects/ProjectCard',
  component: ProjectCard,
  args: { project: microscopesUsd },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Projects</h1>
        <h2 className="sr-only">Active Projects</h2>
        <div className="flex max-w-96">{Story()}</div>
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(fileHandlers.getFile),
} satisfies Meta<typeof ProjectCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const imageIn = ({ canvasElement }: Pick<Context, 'canvasElement'>) => canvasElement.querySelector('img');

const LEAF = 'rgb(228, 240, 234)';

/** A plain green surface with a woven band replaces the cover. Like a cover, it is hidden from screen readers. */
async function expectPlaceholder({ canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>) {
  await expect(imageIn({ canvasElement })).toBeNull();
  await expect(canvas.queryByRole('img')).toBeNull();
  const card = canvas.getByRole('progressbar').closest('.rounded-card')?.getBoundingClientRect();
  const [middle, top] = [(card?.left ?? 0) + (card?.width ?? 0) / 2, card?.top ?? 0];
  const surface = document
    .elementsFromPoint(middle, top + 20)
    .find((element) => getComputedStyle(element).backgroundColor === LEAF);
  const { width = 0, height = 0 } = surface?.getBoundingClientRect() ?? {};
  await expect(Math.abs(width - (card?.width ?? 0))).toBeLessThanOrEqual(2);
  await expect(Math.abs(height - (width * 2) / 3)).toBeLessThan(1);
  const band = document.elementsFromPoint(middle, top + height / 2).find(({ tagName }) => tagName === 'svg');
  await expect(band?.getBoundingClientRect().width).toBe(width);
}

export const Ready: Story = {
  tags: ['PROJ-10'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const link = canvas.getByRole('link', { name: 'Microscopes for Kano Teaching Laboratory' });
    await expect(link).toHaveAttribute('href', '/projects/3');
    await expect(canvas.getByText('Healthcare')).toBeVisible();
    await expect(
      canvas.getByText('Twelve refurbished microscopes for a laboratory that trains 240 technicians a year.'),
    ).toBeVisible();
    await expect(canvas.getByText('$4,183.25 raised')).toBeVisible();
    await expect(canvas.getByText('Goal $12,000.00')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Funding progress' })).toHaveAttribute(
      'aria-valuetext',
      '34.86% funded',
    );
    const image = imageIn({ canvasElement });
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('width', '480');
    await expect(image?.srcset).toContain('/backend/files/cover-healthcare-microscopes.webp?w=480 480w');
    // The link covers the whole card, including the picture.
    const { left, top } = canvasElement.querySelector('img')?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const DescriptionCut: Story = {
  tags: ['PROJ-10'],
  args: { project: longWords },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const description = canvas.getByText(/^Refurbished electroencephalography/);
    await expect(description).toHaveTextContent(/ the uninterruptible power…$/);
    // Where the word breaks depends on the browser's dictionary.
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveStyle({
      hyphens: 'auto',
      fontSize: '16px',
    });
    await expectNoSidewaysScroll();
  },
};

export const CoverMissing: Story = {
  tags: ['PROJ-10'],
  args: { project: unknownCategory },
  play: async ({ canvas, canvasElement }) => {
    await expectPlaceholder({ canvas, canvasElement });
    await expect(canvas.getByText('Environment')).toBeVisible();
  },
};

export const CoverBroken: Story = {
  tags: ['PROJ-10'],
  args: { project: coverMissing },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(imageIn({ canvasElement })).toBeNull());
    await expectPlaceholder({ canvas, canvasElement });
    await expect(canvas.getByRole('link', { name: 'Library shelves for Mzuzu' })).toBeVisible();
  },
};

export const FundedOver100: Story = {
  tags: ['PROJ-10'],
  args: { project: fundedOver100 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '140.00% funded');
  },
};

export const Sparse: Story = {
  tags: ['PROJ-10'],
  args: { project: sparse },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$0.00 raised')).toBeVisible();
    await expect(canvas.getByText('Goal $0.00')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
