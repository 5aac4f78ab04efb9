import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconProps } from '@/components/Icon/Icon';

const NAMES: readonly IconProps['name'][] = [
  'alert',
  'arrow',
  'check',
  'close',
  'expand',
  'info',
  'menu',
  'share',
  'success',
];

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    rules: {
      use: 'Next to text with the same meaning.',
      avoid: 'Alone, without an accessible name on its button.',
      good: {
        show: () => (
          <span className="flex gap-2">
            <Icon name="share" /> Share
          </span>
        ),
        why: 'The word says it; the symbol helps to find it.',
      },
      bad: {
        show: () => <Icon name="share" />,
        why: 'Not everyone knows the symbol, and screen readers say nothing.',
      },
    },
  },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const All: Story = {
  render: () => (
    <ul className="grid max-w-136 grid-cols-3 gap-4 sm:grid-cols-5">
      {NAMES.map((name) => (
        <li key={name} className="grid justify-items-center gap-2 text-14 text-muted">
          <Icon name={name} className="size-6 text-forest" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('listitem').map((item) => {
      const { width = 0, height = 0 } = item.querySelector('path')?.getBBox() ?? {};
      return [item.textContent, width > 6 && height > 6 && Math.max(width, height) < 24];
    });
    await expect(drawn).toEqual(NAMES.map((name) => [name, true]));
  },
};
