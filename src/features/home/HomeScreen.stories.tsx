import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { HomeScreen } from './HomeScreen';

const meta = {
  title: 'Public/Home/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(projectHandlers.listProjects, fileHandlers.getFile),
  args: {
    organisation: {
      email: 'hello@kitbridge.example',
      impact: [
        { value: '18,400', label: 'items delivered' },
        { value: '312', label: 'schools, labs and hospitals' },
        { value: '14', label: 'countries' },
      ],
      programImpact: {
        education: { value: '9,650', label: 'computers and lab instruments in use' },
        healthcare: { value: '128', label: 'hospitals and clinics equipped' },
        volunteer: { value: '740', label: 'volunteers who test, repair and pack' },
      },
      figuresAsOf: '2026-09-30',
      registration: 'EIN 00-0000000 (example)',
      spending: {
        source: 'Example figures from the 2025 accounts, published on April 30, 2026.',
        shares: [
          { cents: 60, label: 'repair and spare parts' },
          { cents: 40, label: 'shipping and customs' },
        ],
      },
    },
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findCard = (canvas: Canvas) => canvas.getByRole('form', { name: 'Make a donation' });

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

async function expectSections(canvas: Canvas) {
  await expect(await canvas.findByRole('region', { name: 'Just delivered' })).toBeVisible();
  await expect(await canvas.findByRole('region', { name: 'Nearly there' })).toBeVisible();
  const hero = within(canvas.getByRole('region', { name: 'Put good equipment back to work' }));
  await expect(textsOf(hero.getAllByRole('definition'))).toEqual(['18,400', '312', '14']);
  await expect(hero.getByRole('link', { name: 'Join Our Mission' })).toHaveAttribute('href', '/donate');

  const programs = within(canvas.getByRole('region', { name: 'Core Programs' }));
  const cards = textsOf(programs.getAllByRole('listitem'));
  await expect(cards).toEqual([
    expect.stringMatching(/^Education.*9,650computers and lab instruments in use$/),
    expect.stringMatching(/^Healthcare.*128hospitals and clinics equipped$/),
    expect.stringMatching(/^Volunteer.*740volunteers who test, repair and pack$/),
  ]);
  await expect(programs.getByRole('link', { name: 'View All Programs' })).toHaveAttribute(
    'href',
    '/projects',
  );

  const steps = within(canvas.getByRole('region', { name: 'How it works' }));
  await expect(textsOf(steps.getAllByRole('heading', { level: 3 }))).toEqual([
    'Collect',
    'Repair',
    'Deliver',
    'Prove',
  ]);
  // Its drawings have no role, because the text says the same.
  const list = steps.getByRole('list');
  await expect(list.querySelectorAll('img')).toHaveLength(4);

  await expect(canvas.getByText('Figures as of Sep 30, 2026')).toBeVisible();
  const spending = within(canvas.getByRole('region', { name: 'Where a dollar goes' }));
  await expect(textsOf(spending.getAllByRole('definition'))).toEqual(['60¢', '40¢']);
  await expect(spending.getByText(/2025 accounts.*Registered charity: EIN 00-0000000/)).toBeVisible();
  await expect(spending.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');

  const newsletter = within(canvas.getByRole('form', { name: 'Stay Connected' }));
  await expect(newsletter.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  const closing = within(canvas.getByRole('region', { name: 'Send the next crate on its way' }));
  await expect(closing.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  await expect(closing.getByRole('link', { name: 'Become a Volunteer' })).toHaveAttribute(
    'href',
    '/volunteer',
  );
}

export const Wide: Story = {
  tags: ['HOME-01'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expectSections(canvas);
    const headline = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const card = findCard(canvas).getBoundingClientRect();
    await expect(card.left).toBeGreaterThan(headline.right);
    await expect(card.top).toBeLessThan(window.innerHeight / 2);
    await expectNoSidewaysScroll();
  },
};

export const SmallScreen: Story = {
  tags: ['HOME-02'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectSections(canvas);
    const card = findCard(canvas).getBoundingClientRect();
    await expect(card.top + window.scrollY).toBeLessThan(window.innerHeight * 1.2);
    // One column: the figures are below the card.
    await expect(canvas.getByText('18,400').getBoundingClientRect().top).toBeGreaterThan(card.bottom);
    await expectNoSidewaysScroll();
  },
};

export const SmallestScreen: Story = {
  ...SmallScreen,
  globals: { viewport: { value: 'w320' } },
};

/** An organisation that says neither where a dollar goes nor how it is registered. */
export const WithoutAccounts: Story = {
  tags: ['HOME-07'],
  args: {
    organisation: {
      email: 'hello@openshelves.example',
      impact: [{ value: '96,000', label: 'books delivered' }],
      programImpact: {
        education: { value: '61,200', label: 'school books in use' },
        healthcare: { value: '35', label: 'hospitals with a book trolley' },
        volunteer: { value: '410', label: 'volunteers who sort and pack' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Where a dollar goes' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Figures as of|Registered charity/)).not.toBeInTheDocument();
  },
};
