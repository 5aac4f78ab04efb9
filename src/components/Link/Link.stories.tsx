import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from '@/components/Link/Link';

const LOOK = 'font-semibold text-forest underline underline-offset-4 hover:decoration-2';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    rules: {
      use: 'For another page of the site.',
      avoid: 'For an action: use Button.',
      good: {
        show: () => (
          <p>
            Read{' '}
            <Link href="#about" className="text-forest underline">
              how we choose projects
            </Link>
          </p>
        ),
        why: 'Its words make sense alone.',
      },
      bad: {
        show: () => (
          <p>
            To read how we choose projects,{' '}
            <Link href="#about" className="text-forest underline">
              click here
            </Link>
          </p>
        ),
        why: 'In a list of links, “click here” says nothing.',
      },
    },
  },
  args: { href: '#projects', children: 'View All Programs', className: LOOK },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a provider it is a plain anchor, so that a screen's story needs no router. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View All Programs' })).toHaveAttribute(
      'href',
      '#projects',
    );
  },
};

export const Current: Story = {
  args: { 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('View All Programs');
  },
};

const navigate = fn();

function StoryRouterLink({ href, onClick, children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** The app provides its router's link once, for every link below. */
export const WithRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider value={StoryRouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'View All Programs' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('#projects');
  },
};
