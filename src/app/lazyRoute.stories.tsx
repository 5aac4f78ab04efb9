import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { lazyRoute } from './lazyRoute';
import { MemoryRouter } from './testing/MemoryRouter';

interface LazyPageProps {
  /** The outcome of each attempt; the last one repeats. */
  attempts: readonly ('pending' | 'fails' | 'succeeds')[];
}

function Page() {
  return <h1 className="p-6 text-28 font-semibold">The page</h1>;
}

/** Each story needs its own route, since a route remembers its page. */
function LazyPage({ attempts }: LazyPageProps) {
  const [Route] = useState<ComponentType>(() => {
    const left = [...attempts];
    return lazyRoute(
      () => {
        const attempt = left.length > 1 ? left.shift() : left[0];
        if (attempt === 'pending') return new Promise(() => undefined);
        return attempt === 'fails' ? Promise.reject(new Error('offline')) : Promise.resolve(Page);
      },
      { isSiteReachable: () => Promise.resolve(false) },
    );
  });
  return <Route />;
}

const meta = {
  title: 'Public/Shell/LazyRoute',
  component: LazyPage,
  parameters: { layout: 'fullscreen', expectedConsole: [/The page could not be loaded/] },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof LazyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['SHELL-10'],
  args: { attempts: ['pending'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading page');
  },
};

export const LoadFailed: Story = {
  tags: ['SHELL-10'],
  args: { attempts: ['fails'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(document.title).toBe('This page could not be loaded | Kitbridge');
  },
};

export const Reloading: Story = {
  args: { attempts: ['fails', 'pending'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading page');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const FailedAgain: Story = {
  args: { attempts: ['fails', 'fails'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  },
};

export const LoadedAfterRetry: Story = {
  args: { attempts: ['fails', 'succeeds'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    const heading = await canvas.findByRole('heading', { name: 'The page' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
