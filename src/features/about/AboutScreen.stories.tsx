import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { AboutScreen } from './AboutScreen';
import { expectWaysToTakePart } from './about.storyHelpers';

const meta = {
  title: 'Public/About/AboutScreen',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    organisation: {
      name: 'Kitbridge',
      impact: [
        { value: '18,400', label: 'items delivered' },
        { value: '312', label: 'schools, labs and hospitals' },
        { value: '14', label: 'countries' },
      ],
    },
  },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = [
  'Equity & Dignity',
  'Sustainability & Stewardship',
  'Integrity & Accountability',
  'Collaboration & Innovation',
];

export const Ready: Story = {
  tags: ['ABOUT-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About Kitbridge')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Good equipment should not sit idle',
    );

    const aboutUs = within(canvas.getByRole('region', { name: 'About Us' }));
    await expect(aboutUs.getByText(/^Kitbridge began in Houston/)).toBeVisible();
    const figures = aboutUs.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['18,400', '312', '14']);
    await expect(aboutUs.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

    const values = within(canvas.getByRole('region', { name: 'Our core values' }));
    const names = values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(VALUES);

    await expectWaysToTakePart(canvas);
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectWaysToTakePart(canvas);
    await expectNoSidewaysScroll();
  },
};

export const SmallestScreen: Story = { ...SmallScreen, globals: { viewport: { value: 'w320' } } };

export const WithPeople: Story = {
  tags: ['ABOUT-02'],
  args: {
    organisation: {
      ...meta.args.organisation,
      figuresAsOf: '2026-09-30',
      registration: 'EIN 00-0000000 (example)',
      team: [{ name: 'Grace Adeyemi', role: 'Director' }],
      partners: [{ name: 'Example Freight', role: 'Ships the crates at cost' }],
      peopleAsOf: '2026-10-15',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As of Sep 30, 2026')).toBeVisible();
    const people = within(canvas.getByRole('region', { name: 'Who we are' }));
    await expect(people.getByText('Registered charity: EIN 00-0000000 (example).')).toBeVisible();
    // The board is left out.
    const groups = people.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(groups).toEqual(['Team', 'Partners']);
    await expect(people.getByText('Grace Adeyemi')).toBeVisible();
    await expect(people.getByText('Names as of Oct 15, 2026')).toBeVisible();
  },
};
