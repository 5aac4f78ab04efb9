import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ShareLinkButton } from '@/components/ShareLinkButton/ShareLinkButton';
import { alert, browserWith, execCommand, share, writeText } from './shareLinkButton.storyHelpers';

const SITE_URL = 'https://kitbridge.example/';

const meta = {
  title: 'Components/ShareLinkButton',
  component: ShareLinkButton,
  parameters: {
    rules: {
      use: 'For the link to the site, on thank-you pages.',
      avoid: 'For a project: it has a share button that reports its progress.',
      good: {
        show: () => <ShareLinkButton url="https://kitbridge.example" />,
        why: 'One button: the device offers what it has.',
      },
      bad: {
        show: () => <p>Facebook, X, WhatsApp, LinkedIn, Email</p>,
        why: 'Five brands, each with scripts of its own.',
      },
    },
  },
  args: { url: SITE_URL },
} satisfies Meta<typeof ShareLinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Share' }));

export const SharedNatively: Story = {
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(share.mock.calls).toEqual([[{ url: SITE_URL }]]));
    await expect(writeText).not.toHaveBeenCalled();
  },
};

export const LinkCopied: Story = {
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(alert.mock.calls).toEqual([['Link copied to clipboard!']]));
    await expect(writeText.mock.calls).toEqual([[SITE_URL]]);
  },
};

export const SharingBlocked: Story = {
  beforeEach: () => {
    const restore = browserWith({});
    execCommand.mockReturnValue(false);
    return restore;
  },
  play: async (context) => {
    await press(context);
    const field = await context.canvas.findByRole('textbox', { name: 'Link to share' });
    await expect(field).toHaveValue(SITE_URL);
    await expect(field).toHaveFocus();
    await expect(alert).not.toHaveBeenCalled();
  },
};
