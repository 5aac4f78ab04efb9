import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectWholeAmounts } from '@/components/layout.storyHelpers';
import { API_BASE } from '@/api/backendAddress';
import { respondsOutsideTheContract, failsWithServerError } from '@/mocks/responses';
import { db } from '@/mocks/db';
import { unbrokenTitle } from '@/mocks/fixtures/hostileProjects';
import { project } from '@/mocks/fixtures/projectFactory';
import { microscopesUsd, notFundedYet } from '@/mocks/fixtures/projects';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { serviceHandlers } from '@/mocks/handlers/service';
import { recordRequests } from '@/mocks/recordRequests';
import { JustDelivered } from './JustDelivered';
import { NearlyThere } from './NearlyThere';

const requests = recordRequests();

/** The two parts of the home page that show projects, where the document does not embed them. */
const meta = {
  title: 'Public/Home/Projects',
  component: JustDelivered,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(requests.start(), projectHandlers.listProjects, fileHandlers.getFile, serviceHandlers.wakeUp),
  render: () => (
    <>
      <JustDelivered />
      <p>What comes after them</p>
      <NearlyThere />
    </>
  ),
} satisfies Meta<typeof JustDelivered>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

export const Ready: Story = {
  tags: ['HOME-03'],
  play: async ({ canvas }) => {
    const delivered = within(await canvas.findByRole('region', { name: 'Just delivered' }));
    await expect(textsOf(delivered.getAllByRole('article'))).toEqual([
      'Kano Teaching LaboratoryKano, Nigeria · Oct 02, 2026',
      'Bamenda District HospitalBamenda, Cameroon · May 18, 2026',
      'Wa Vocational CentreWa, Ghana · Nov 21, 2025',
    ]);
    const link = delivered.getByRole('link', { name: 'Kano Teaching Laboratory' });
    await expect(link).toHaveAttribute('href', '/projects/3');

    const nearly = within(await canvas.findByRole('region', { name: 'Nearly there' }));
    await expect(textsOf(nearly.getAllByRole('article'))).toEqual([
      expect.stringMatching(/^Elektro.*₦24,691,356,902\.47 to goGoal ₦123,456,789,012\.34$/),
      'Laptops for the schools of Sokodé$2,125.00 to goGoal $8,500.00',
      'Laptops for the schools of Enugu$2,650.00 to goGoal $8,500.00',
    ]);
    await expect(nearly.getAllByRole('progressbar')[1]).toHaveAttribute('aria-valuetext', '75.00% funded');
    await expect(nearly.getByRole('link', { name: /Sokodé$/ })).toHaveAttribute('href', '/projects/112');
  },
};

async function expectNothing(canvas: Canvas) {
  await waitFor(() => expect(requests.of('listProjects')).toHaveLength(2));
  // Both responses have arrived once that of a later request has.
  await fetch(`${API_BASE}/`).then((response) => response.text());
  await expect(canvas.queryAllByRole('region')).toEqual([]);
  await expect(canvas.queryAllByRole('alert')).toEqual([]);
}

export const Empty: Story = {
  tags: ['HOME-04'],
  beforeEach: () => {
    db.tables.projects = [{ ...notFundedYet, receiving_donation: false }];
  },
  play: ({ canvas }) => expectNothing(canvas),
};

export const LoadFailed: Story = {
  tags: ['HOME-05'],
  beforeEach: ({ msw }) => msw.use(requests.start(), failsWithServerError('listProjects')),
  play: ({ canvas }) => expectNothing(canvas),
};

/** A backend that returns its newest projects, whatever order is requested. */
export const WithoutTheOrder: Story = {
  tags: ['HOME-05'],
  beforeEach: ({ msw }) =>
    msw.use(
      requests.start(),
      respondsOutsideTheContract('listProjects', 200, {
        data: [microscopesUsd as never],
        total: 1,
        total_pages: 1,
      }),
    ),
  play: ({ canvas }) => expectNothing(canvas),
};

/** One of each, with the fewest fields that a backend may send and the longest words. */
export const SmallestScreen: Story = {
  tags: ['HOME-06'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    const delivery = { id: 1, image: '/files/missing.webp', name: null, deliver_date: null };
    db.tables.projects = [
      { ...unbrokenTitle, photos: [delivery] },
      project({ id: 2, title: 'Goal reached', category: 'education', amount_raised: '10000.00' }),
    ];
  },
  play: async ({ canvas }) => {
    const delivered = within(await canvas.findByRole('region', { name: 'Just delivered' }));
    await expect(delivered.getByRole('link')).toHaveAccessibleName(unbrokenTitle.title);
    const nearly = within(await canvas.findByRole('region', { name: 'Nearly there' }));
    await expect(within(nearly.getByRole('article')).getByRole('link')).toHaveAccessibleName(
      unbrokenTitle.title,
    );
    await expectNoSidewaysScroll();
    await expectWholeAmounts(document.body);
  },
};
