import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { STORY_NOW } from '../clock';
import { viewports } from '../viewports';

const LEFTOVER = 'left-by-a-story';

/** The conditions that every story can rely on, shown and asserted. */
function Conditions() {
  const [now] = useState(() => new Date().toISOString());
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
      <dt className="text-muted">Now</dt>
      <dd>
        <time>{now}</time>
      </dd>
      <dt className="text-muted">Width</dt>
      <dd>{window.innerWidth} px</dd>
      <dt className="text-muted">Stored</dt>
      <dd>{localStorage.length + sessionStorage.length} entries</dd>
    </dl>
  );
}

const meta = { title: 'Workshop/Conditions', component: Conditions, tags: ['!autodocs'] } satisfies Meta<
  typeof Conditions
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FixedClock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-21T09:00:00.000Z')).toBeVisible();
    await expect(Date.now()).toBe(STORY_NOW);
    await expect(new Date()).toBeInstanceOf(Date);
    await expect(new Date(2025, 0, 31).getMonth()).toBe(0);
  },
};

/** Leaves data that the next story must not see. */
export const EmptyStorage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 entries')).toBeVisible();
    localStorage.setItem(LEFTOVER, 'yes');
    sessionStorage.setItem(LEFTOVER, 'yes');
  },
};

export const EmptyStorageAgain: Story = { play: EmptyStorage.play! };

/** A story with the width of `name` in `viewports.ts`. */
function atWidth(name: keyof typeof viewports): Story {
  return {
    globals: { viewport: { value: name } },
    play: async ({ canvas }) => {
      const width = Number.parseInt(viewports[name].styles.width, 10);
      await expect(window.innerWidth).toBe(width);
      await expect(canvas.getByText(`${width} px`)).toBeVisible();
    },
  };
}

export const Smallest = atWidth('w320');
export const Phone = atWidth('phone');
export const Tablet = atWidth('tablet');
export const Laptop = atWidth('laptop');
export const Wide = atWidth('wide');

/** Hidden in Storybook, where the story fills the window. */
export const DesktopByDefault: Story = {
  tags: ['!dev'],
  play: async () => {
    await expect(window.innerWidth).toBe(1280);
  },
};
