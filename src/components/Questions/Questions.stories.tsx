import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Questions } from './Questions';

const meta = {
  title: 'Components/Questions',
  component: Questions,
  parameters: {
    rules: {
      use: 'For the questions at the end of a page.',
      avoid: 'For other content that opens: use Accordion.',
      good: { show: () => <p>How long does a delivery take?</p>, why: 'A question as people ask it.' },
      bad: {
        show: () => <p>Logistics</p>,
        why: 'A topic: it does not say which question is answered there.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <h1 className="sr-only">Contact</h1>
        {Story()}
      </>
    ),
  ],
  args: {
    heading: 'Frequently asked questions',
    list: [
      {
        id: 'take',
        question: 'Which equipment do you take?',
        answer: ['What works or can be repaired.', 'Write to us on the [contact page](/contact) first.'],
      },
      { id: 'fetch', question: 'Do you collect it?', answer: ['Yes, from a loading dock near you.'] },
    ],
  },
} satisfies Meta<typeof Questions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An answer can have several paragraphs, and links. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Frequently asked questions' }));
    const answer = section.getByText('What works or can be repaired.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(section.getByText('Which equipment do you take?'));
    await expect(answer).toBeVisible();
    await expect(section.getByText(/^Write to us/)).toBeVisible();
    await expect(section.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/contact');
    await expect(section.getByText('Yes, from a loading dock near you.')).not.toBeVisible();
  },
};
