import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  alert,
  browserWith,
  execCommand,
  share,
  writeText,
} from '@/components/ShareLinkButton/shareLinkButton.storyHelpers';
import { ThankYouScreen } from './ThankYouScreen';

const SITE_URL = 'https://kitbridge.example/';

const meta = {
  title: 'Public/ThankYou/Share',
  component: ThankYouScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payerId: null,
    paymentId: null,
    token: null,
    siteUrl: SITE_URL,
    contactEmail: 'hello@kitbridge.example',
  },
} satisfies Meta<typeof ThankYouScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function pressShare({ canvas, userEvent }: Context) {
  canvas.getByRole('button', { name: 'Share' }).focus();
  await userEvent.keyboard('{Enter}');
}

export const SharedNatively: Story = {
  tags: ['THX-06'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await pressShare(context);
    await waitFor(() => expect(share.mock.calls).toEqual([[{ url: SITE_URL }]]));
    await expect(writeText).not.toHaveBeenCalled();
    await expect(alert).not.toHaveBeenCalled();
  },
};

/** Closing the sheet is a choice, and nothing is copied behind it. */
export const SheetDismissed: Story = {
  tags: ['THX-06'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    return restore;
  },
  play: async (context) => {
    await pressShare(context);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(share.mock.settledResults[0]?.type).toBe('rejected');
    await expect(writeText).not.toHaveBeenCalled();
    await expect(alert).not.toHaveBeenCalled();
    // The button is ready for another try.
    await pressShare(context);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  },
};

export const LinkCopied: Story = {
  tags: ['THX-07'],
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await pressShare(context);
    await waitFor(() => expect(alert.mock.calls).toEqual([['Link copied to clipboard!']]));
    await expect(writeText.mock.calls).toEqual([[SITE_URL]]);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

/** As on plain http, where there is no clipboard: hidden text is selected and copied. */
export const LinkCopiedWithoutClipboard: Story = {
  tags: ['THX-07'],
  beforeEach: () => {
    const restore = browserWith({});
    execCommand.mockImplementation(() => (document.activeElement as HTMLTextAreaElement).value === SITE_URL);
    return restore;
  },
  play: async (context) => {
    await pressShare(context);
    await waitFor(() => expect(alert.mock.calls).toEqual([['Link copied to clipboard!']]));
    await expect(execCommand.mock.calls).toEqual([['copy']]);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

export const ClipboardRefused: Story = {
  tags: ['THX-07'],
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockRejectedValue(new DOMException('Refused.', 'NotAllowedError'));
    execCommand.mockReturnValue(false);
    return restore;
  },
  play: async (context) => {
    await pressShare(context);
    const field = await context.canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link to share' });
    await expect(field).toHaveValue(SITE_URL);
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(SITE_URL.length);
    await expect(context.canvas.getByText(/The link is selected/)).toBeVisible();
    await expect(alert).not.toHaveBeenCalled();
  },
};
