import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsOutsideTheContract,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import {
  completedClosed,
  completedStillReceiving,
  longWords,
  microscopesUsd,
  solarNgn,
  sparse,
} from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithProject, projectNotFound, respondsWithProjects } from '@/mocks/scenarios';
import { PAGE } from './projectPage.storyHelpers';
import { ProjectScreen } from './ProjectScreen';

const requests = recordRequests();

const meta = {
  title: 'Public/Projects/ProjectScreen',
  component: ProjectScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...PAGE, redirect: fn() },
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([]), requests.start(), fileHandlers.getFile),
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const partOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

const itemsOf = (canvas: Canvas, name: string) => textsOf(partOf(canvas, name).getAllByRole('listitem'));

const expectBack = (canvas: Canvas) =>
  expect(canvas.getByRole('link', { name: 'Back to Programs' })).toHaveAttribute('href', '/projects');

const findTitle = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

export const Loading: Story = {
  tags: ['PD-01'],
  beforeEach: ({ msw }) => msw.use(neverResponds('getProject')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading project');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Has enough proofs for thumbnails. */
const full = {
  ...microscopesUsd,
  photos: [...(microscopesUsd.photos ?? []), ...(completedStillReceiving.photos ?? [])],
};

export const Ready: Story = {
  tags: ['PD-02'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(full)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await findTitle(canvas, 'Microscopes for Kano Teaching Laboratory')).toBeVisible();
    const cover = canvasElement.querySelector('img');
    await expect(cover?.srcset).toContain('cover-healthcare-microscopes.webp?w=1600 1600w');
    await waitFor(() => expect(cover?.naturalWidth).toBeGreaterThan(0));
    const header = within(canvas.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
    await expect(header.getByText('Healthcare')).toBeVisible();
    await expect(header.getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(canvas.getByText(/^Twelve refurbished microscopes/)).toBeVisible();
    await expect(canvas.getByText('Kano, Nigeria · End date: Dec 31, 2026')).toBeVisible();
    await expect(textsOf(partOf(canvas, 'At a glance').getAllByRole('definition'))).toEqual([
      '240technicians trained a year',
      '$12,000.00',
      '240',
    ]);
    await expect(itemsOf(canvas, 'Goals')).toEqual(microscopesUsd.goals);
    await expect(itemsOf(canvas, 'Key Achievements')).toEqual(microscopesUsd.milestones);
    await expect(itemsOf(canvas, 'What your gift pays for')).toEqual(microscopesUsd.donation_supports);

    const proof = partOf(canvas, 'Proof of Delivery');
    await expect(textsOf(proof.getAllByRole('definition'))).toEqual([
      'Kano Teaching Laboratory',
      'Oct 02, 2026',
      'Kano, Nigeria',
    ]);
    const large = proof.getByRole<HTMLImageElement>('img', { name: 'Delivery to Kano Teaching Laboratory' });
    await expect(large.src).toContain('/backend/files/proof-kano-bench.webp');
    await expect(proof.getAllByRole('tab')).toHaveLength(4);
    const thumbnail = proof.getByRole('tab', {
      name: 'Photo 2 of 4: Bamenda District Hospital, May 12, 2026',
    });
    await expect(thumbnail.querySelector('img')?.src).toContain('/backend/files/proof-bamenda-unit.webp');
    await userEvent.click(thumbnail);
    await expect(proof.getByRole('img', { name: 'Delivery to Bamenda District Hospital' })).toBeVisible();

    const funding = partOf(canvas, 'Funding Progress');
    await expect(funding.getByText('Active')).toBeVisible();
    await expect(funding.getByText('$4,183.25 raised')).toBeVisible();
    await expect(funding.getByText('34.86% funded')).toBeVisible();
    await expect(funding.getByText('Goal $12,000.00')).toBeVisible();
    await expect(funding.getByRole('progressbar', { name: 'Funding progress' })).toBeVisible();
    await expect(funding.getByRole('link', { name: 'Download Report (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/backend/api/project/3/download_report',
    );

    await expect(textsOf(partOf(canvas, 'Program Details').getAllByRole('definition'))).toEqual([
      'Kano, Nigeria',
      'Dec 31, 2026',
      'Healthcare',
    ]);
    await expect(canvas.getByRole('form', { name: 'Support This Program' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Why we are still raising money' })).toBeNull();
    await expectBack(canvas);
  },
};

export const InNaira: Story = {
  tags: ['PD-03'],
  args: { projectId: '4' },
  beforeEach: ({ msw }) => msw.use(respondsWithProject(solarNgn)),
  play: async ({ canvas, canvasElement }) => {
    await findTitle(canvas, 'Solar power for the clinics of Zamfara');
    const funding = partOf(canvas, 'Funding Progress');
    await expect(funding.getByText('₦21,340,500.00 raised')).toBeVisible();
    await expect(funding.getByText('Goal ₦48,500,000.00')).toBeVisible();
    await expect(partOf(canvas, 'At a glance').getByText('₦48,500,000.00')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Proof of Delivery' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/\$[\d,]+\.\d\d raised/);
  },
};

export const CompletedAndClosed: Story = {
  tags: ['PD-04'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(completedClosed)),
  play: async ({ canvas }) => {
    await findTitle(canvas, 'Computers for Wa Vocational Centre');
    const badge = partOf(canvas, 'Funding Progress').getByText('Completed').parentElement;
    await expect(badge).toHaveStyle({ color: 'rgb(20, 33, 27)' });
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByText('Support This Program')).toBeNull();
  },
};

export const StillReceiving: Story = {
  tags: ['PD-05'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(completedStillReceiving)),
  play: async ({ canvas }) => {
    await findTitle(canvas, 'An X-ray room for Bamenda');
    await expect(
      partOf(canvas, 'Why we are still raising money').getByText(
        'Each year of service and spare parts costs about 1,900 dollars.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Support This Program' })).toBeVisible();
  },
};

export const Sparse: Story = {
  tags: ['PD-06'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(sparse)),
  play: async ({ canvas, canvasElement }) => {
    await findTitle(canvas, 'Desks for Gari');
    await expect(textsOf(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'Funding Progress',
      'Support This Program',
      'Program Details',
    ]);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText('$0.00 raised')).toBeVisible();
    await expect(canvas.getByText('0.00% funded')).toBeVisible();
    await expect(textsOf(partOf(canvas, 'Program Details').getAllByRole('definition'))).toEqual([
      'N/A',
      'N/A',
      'Education',
    ]);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};

/** A backend that sends nothing else: the page looks like one with empty fields. */
export const OnlyTitle: Story = {
  tags: ['PD-06'],
  beforeEach: ({ msw }) =>
    msw.use(respondsOutsideTheContract('getProject', 200, { data: { id: 3, title: 'Desks for Gari' } })),
  play: async ({ canvas, canvasElement }) => {
    await findTitle(canvas, 'Desks for Gari');
    await expect(canvas.getByText('0.00 raised')).toBeVisible();
    await expect(textsOf(partOf(canvas, 'Program Details').getAllByRole('definition'))).toEqual([
      'N/A',
      'N/A',
      'N/A',
    ]);
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};

export const LongWords: Story = {
  tags: ['PD-03'],
  args: { projectId: '10' },
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithProject(longWords)),
  play: async ({ canvas }) => {
    // Where the word breaks depends on the browser's dictionary.
    await expect(await findTitle(canvas, longWords.title)).toHaveStyle({
      hyphens: 'auto',
      fontSize: '22px',
    });
    await expectNoSidewaysScroll();
  },
};

export const NotFound: Story = {
  tags: ['PD-07'],
  beforeEach: ({ msw }) => msw.use(projectNotFound()),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Project not found')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This project does not exist.');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectBack(canvas);
  },
};

export const LoadFailed: Story = {
  tags: ['PD-07'],
  beforeEach: ({ msw }) =>
    msw.use(failsWithServerError('getProject', { once: true }), respondsWithProject(microscopesUsd)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expectBack(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await findTitle(canvas, 'Microscopes for Kano Teaching Laboratory')).toHaveFocus();
  },
};

export const LoadFailedWithoutMessage: Story = {
  tags: ['PD-07'],
  beforeEach: ({ msw }) => msw.use(failsWithoutBody('getProject')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred')).toBeVisible();
    await expectBack(canvas);
  },
};

/** A successful response without a project. */
export const ResponseWithoutProject: Story = {
  tags: ['PD-07'],
  beforeEach: ({ msw }) => msw.use(respondsOutsideTheContract('getProject', 200, { data: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expectBack(canvas);
  },
};

export const Offline: Story = {
  tags: ['PD-07'],
  beforeEach: ({ msw }) => msw.use(isOffline('getProject')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We could not reach the server/)).toBeVisible();
    await expectBack(canvas);
  },
};

export const Report: Story = {
  tags: ['PD-14'],
  beforeEach: ({ msw }) => msw.use(respondsWithProject(microscopesUsd)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Download Report (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/backend/api/project/3/download_report');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const NotANumber: Story = {
  tags: ['PD-15'],
  args: { projectId: 'microscopes' },
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Project not found')).toBeVisible();
    await expectBack(canvas);
    await expect(requests.calls).toHaveLength(0);
  },
};
