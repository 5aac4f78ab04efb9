import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LinkProvider } from '@/components/Link/Link';
import { fileHandlers } from '@/mocks/handlers/files';
import { projectHandlers } from '@/mocks/handlers/projects';
import { RouterLink } from './RouterLink';
import { PublicRoutes } from './publicRoutes';
import { MemoryRouter } from './testing/MemoryRouter';

const meta = {
  title: 'Public/Shell/Routes',
  component: PublicRoutes,
  parameters: { layout: 'fullscreen', address: '/' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[parameters.address as string]}>
        <LinkProvider value={RouterLink}>
          <Story />
        </LinkProvider>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof PublicRoutes>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOT_FOUND = { name: 'Oops! Page not found', level: 1 };

export const NotFound: Story = {
  tags: ['SHELL-08'],
  parameters: { address: '/no/such/page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', NOT_FOUND)).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'See All Projects' })).toHaveAttribute('href', '/projects');
    const search = main.getByRole('searchbox', { name: 'Search projects' });
    await expect(search).toHaveAttribute('name', 'search');
    await expect(search.closest('form')).toHaveAttribute('action', '/projects');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(document.title).toBe('Page not found | Kitbridge');
  },
};

export const NotFoundOnSmallScreen: Story = {
  parameters: { address: '/no/such/page' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', NOT_FOUND)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const SkipLinkOffered: Story = {
  tags: ['SHELL-12'],
  parameters: { address: '/no/such/page' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', NOT_FOUND);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const PageAfterPage: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: '/donate' },
  beforeEach: ({ msw }) => msw.use(projectHandlers.listProjects, fileHandlers.getFile),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Give Hope. Make a Difference Today', level: 1 });
    await expect(document.title).toBe('Donate | Kitbridge');
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(nav.getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('link', { name: 'Join Our Mission' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
