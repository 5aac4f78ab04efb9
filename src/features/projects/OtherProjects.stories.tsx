import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { API_BASE } from '@/api/backendAddress';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import {
  respondsOutsideTheContract,
  failsWithoutBody,
  failsWithServerError,
  isOffline,
  neverResponds,
} from '@/mocks/responses';
import { completedClosed, longWords, microscopesUsd, sparse } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { http } from '@/mocks/http';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithProjects } from '@/mocks/scenarios';
import { OtherProjects } from './OtherProjects';

const requests = recordRequests();
const asked = () => requests.of('listProjects').map(({ url }) => Object.fromEntries(url.searchParams));

const meta = {
  title: 'Public/Projects/OtherProjects',
  component: OtherProjects,
  parameters: { layout: 'fullscreen' },
  args: { project: microscopesUsd },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">A project</h1>
        {Story()}
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(requests.start(), projectHandlers.listProjects, fileHandlers.getFile),
} satisfies Meta<typeof OtherProjects>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function findTitles(canvas: Canvas, name: string) {
  const region = within(await canvas.findByRole('region', { name }));
  await expect(region.getByRole('link', { name: 'View all projects' })).toHaveAttribute('href', '/projects');
  return region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

/** The list contains the project itself, which is left out. */
export const AfterAnActiveProject: Story = {
  tags: ['PD-19'],
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([microscopesUsd, sparse, longWords])),
  play: async ({ canvas }) => {
    await expect(await findTitles(canvas, 'Other projects')).toEqual([sparse.title, longWords.title]);
  },
};

export const AfterACompletedProject: Story = {
  tags: ['PD-19'],
  args: { project: completedClosed },
  play: async ({ canvas }) => {
    await expect(await findTitles(canvas, 'What is needed next')).toHaveLength(2);
    await expect(canvas.getAllByText('Education')).toHaveLength(2);
    await expect(asked()).toEqual([{ status: 'ACTIVE', category: 'education', page: '1', page_size: '3' }]);
  },
};

/** Returns no projects for a category; the next handler takes the other requests. */
const noneAlike = http.untyped.get(`${API_BASE}/api/project/`, ({ request }) =>
  !new URL(request.url).searchParams.get('category')
    ? undefined
    : Response.json({ data: [], total: 0, total_pages: 0, page: 1, page_size: 3 }),
);

export const NoneAlike: Story = {
  tags: ['PD-19'],
  args: { project: completedClosed },
  beforeEach: ({ msw }) => msw.use(noneAlike),
  play: async ({ canvas }) => {
    await expect(await findTitles(canvas, 'What is needed next')).toHaveLength(2);
  },
};

export const OnTheSmallestScreen: Story = {
  tags: ['PD-19'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithProjects([longWords])),
  play: async ({ canvas }) => {
    await findTitles(canvas, 'Other projects');
    await expectNoSidewaysScroll();
  },
};

/** Asserts that the request was made, and that none of it is on the page. */
async function expectNoTrace(canvas: Canvas) {
  await waitFor(() => expect(requests.of('listProjects')).toHaveLength(1));
  // The response has been handled when a frame has passed.
  await new Promise(requestAnimationFrame);
  await expect(canvas.queryByRole('region')).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('status')).toBeNull();
}

export const Loading: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) => msw.use(requests.start(), neverResponds('listProjects')),
  play: ({ canvas }) => expectNoTrace(canvas),
};

export const OnlyItself: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithProjects([microscopesUsd])),
  play: ({ canvas }) => expectNoTrace(canvas),
};

export const LoadFailed: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('listProjects')),
  play: ({ canvas }) => expectNoTrace(canvas),
};

export const FailedWithoutBody: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithoutBody('listProjects')),
  play: ({ canvas }) => expectNoTrace(canvas),
};

export const Unreadable: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), respondsOutsideTheContract('listProjects', 200, { data: 7 })),
  play: ({ canvas }) => expectNoTrace(canvas),
};

export const Offline: Story = {
  tags: ['PD-20'],
  beforeEach: ({ msw }) => msw.use(requests.start(), isOffline('listProjects')),
  play: ({ canvas }) => expectNoTrace(canvas),
};
