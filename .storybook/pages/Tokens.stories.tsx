import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { ColorTable } from './tokens/ColorTable';
import { COLOR_USES } from './tokens/colorUses';
import { RadiusScale, Shadow, SpaceScale, TypeScale } from './tokens/scales';

interface TokensPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

function TokensPage({ title, intro, children }: TokensPageProps) {
  return (
    <main className="mx-auto grid max-w-page gap-8 py-6 md:px-4">
      <header className="grid max-w-text gap-3">
        <h1 className="text-36 font-semibold">{title}</h1>
        <p className="text-18 text-muted">{intro}</p>
      </header>
      {children}
    </main>
  );
}

/** The tokens of src/styles/tokens.css, read from the page's stylesheet. Components use them instead of raw values. */
const meta = { title: 'Workshop/Tokens', component: TokensPage, tags: ['!autodocs'] } satisfies Meta<
  typeof TokensPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  args: {
    title: 'Colours',
    intro:
      'Each has one purpose. Text has a contrast of at least 4.5 with its background, meaningful borders at least 3. A status is never shown by colour alone.',
    children: <ColorTable />,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Colours' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map((header) => header.textContent);
    await expect(names.toSorted()).toEqual(Object.keys(COLOR_USES).toSorted());
    await expect(canvas.queryByText(/too low/)).toBeNull();
    const ink = canvas.getByRole('row', { name: /^ink/ });
    await expect(within(ink).getByText('#14211b')).toBeVisible();
    await expect(within(ink).getByText('ink on sand 15.7')).toBeVisible();
  },
};

export const ColoursOnAPhone: Story = {
  ...Colours,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ink on marigold 8.1')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Type: Story = {
  args: {
    title: 'Type',
    intro:
      'The system’s own sans, at eight sizes and in two weights. Lines hold 60 to 75 characters; figures in columns are tabular. Naira and dollar signs are equally tall.',
    children: <TypeScale />,
  },
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('term').map((term) => term.textContent?.split(',')[0]);
    await expect(sizes).toEqual(['14', '16', '18', '22', '28', '36', '48', '60']);
    for (const [index, sample] of canvas.getAllByRole('definition').entries()) {
      await expect(getComputedStyle(sample).fontSize).toBe(`${sizes[index]}px`);
    }
  },
};

export const Space: Story = {
  args: {
    title: 'Space',
    intro:
      'A grid of 4 px. Sections are 64 to 96 px apart on wide screens, 40 to 56 px on small ones. Touch targets are at least 44 px high.',
    children: <SpaceScale />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('step 4, 16 px')).toBeVisible();
  },
};

export const RadiusAndShadow: Story = {
  args: {
    title: 'Radius and shadow',
    intro:
      'The corner radius tells kinds of elements apart. Floating elements have one soft shadow; cards have none.',
    children: (
      <>
        <RadiusScale />
        <Shadow />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10px. Buttons, fields, messages')).toBeVisible();
    await expect(canvas.getByText('16px. Cards')).toBeVisible();
    await expect(canvas.queryByText(/No documented use/)).toBeNull();
  },
};
