import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  alert,
  browserWith,
  share,
  writeText,
} from '@/components/ShareLinkButton/shareLinkButton.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { VolunteerThankYouScreen } from './VolunteerThankYouScreen';

const SITE_URL = 'https://kitbridge.example/';

const meta = {
  title: 'Public/Volunteer/VolunteerThankYouScreen',
  component: VolunteerThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: { siteUrl: SITE_URL },
} satisfies Meta<typeof VolunteerThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['VOL-09'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    await expect(canvas.getByText(/reply within 5 business days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

export const SharedNatively: Story = {
  tags: ['VOL-09'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockResolvedValue();
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share.mock.calls).toEqual([[{ url: SITE_URL }]]));
    await expect(alert).not.toHaveBeenCalled();
  },
};

export const LinkCopied: Story = {
  tags: ['VOL-09'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockResolvedValue();
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(alert.mock.calls).toEqual([['Link copied to clipboard!']]));
    await expectNoSidewaysScroll();
  },
};
