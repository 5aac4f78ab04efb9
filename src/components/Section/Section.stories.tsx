import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '@/components/Section/Section';

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: {
    rules: {
      use: 'For each part of a page.',
      avoid: 'For an item in a list: use Card.',
      good: {
        show: () => (
          <Section tone="leaf">
            <h3 className="text-22 font-semibold">Our programs</h3>
          </Section>
        ),
        why: 'One part, one heading.',
      },
      bad: {
        show: () => (
          <Section tone="forest">
            <p>Read our privacy policy.</p>
          </Section>
        ),
        why: 'A whole dark section for a footnote.',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    'aria-labelledby': 'section-title',
    children: (
      <>
        <h2 id="section-title" className="text-28 font-semibold lg:text-36">
          Core Programs
        </h2>
        <p className="mt-4 max-w-text text-18">
          Microscopes, hospital beds and laptops that are no longer used in one place do their work in
          another.
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasItsName: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Core Programs' })).toBeVisible();
};

export const Sand: Story = { play: hasItsName };

export const Sand2: Story = { args: { tone: 'sand-2' }, play: hasItsName };

export const Leaf: Story = { args: { tone: 'leaf' }, play: hasItsName };

export const Forest: Story = { args: { tone: 'forest' }, play: hasItsName };
