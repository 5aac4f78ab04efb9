import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from '@/components/Accordion/Accordion';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  parameters: {
    rules: {
      use: 'For questions of which each reader needs one or two.',
      avoid: 'For what everyone must read: write it out.',
      good: {
        show: () => (
          <Accordion items={[{ id: 'good', title: 'Do you collect equipment?', content: 'Yes.' }]} />
        ),
        why: 'The title is the question, so readers can skip it.',
      },
      bad: {
        show: () => (
          <Accordion items={[{ id: 'bad', title: 'More', content: 'We charge your card each month.' }]} />
        ),
        why: 'It hides what the donor must know, behind a word that says nothing.',
      },
    },
  },
  args: {
    items: [
      { id: 'fit', title: 'Which equipment do you take?', content: 'What works or can be repaired.' },
      { id: 'fetch', title: 'Do you collect it?', content: 'Yes, from a loading dock near you.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Which equipment do you take?')).toBeVisible();
    await expect(canvas.getByText('What works or can be repaired.')).not.toBeVisible();
  },
};

/** Opening one does not close the others. */
export const BothOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which equipment do you take?'));
    await userEvent.click(canvas.getByText('Do you collect it?'));
    await expect(canvas.getByText('What works or can be repaired.')).toBeVisible();
    await expect(canvas.getByText('Yes, from a loading dock near you.')).toBeVisible();
    await userEvent.click(canvas.getByText('Do you collect it?'));
    await expect(canvas.getByText('Yes, from a loading dock near you.')).not.toBeVisible();
  },
};

/** Every question can be reached with Tab; the content of a closed one cannot. */
export const ReachedByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Which equipment do you take?')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Do you collect it?')).toHaveFocus();
  },
};

export const LongTitleOnASmallScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      {
        id: 'long',
        title: 'Which laboratory, hospital and classroom equipment from outside Texas do you take?',
        content: 'What works or can be repaired.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/outside Texas/));
    await expect(canvas.getByText('What works or can be repaired.')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
