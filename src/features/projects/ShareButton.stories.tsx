import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  browserWith,
  execCommand,
  share,
  writeText,
} from '@/components/ShareLinkButton/shareLinkButton.storyHelpers';
import { ShareButton } from './ShareButton';

const TITLE = 'Microscopes for Kano Teaching Laboratory';
const URL = 'https://kitbridge.example/projects/3';

const meta = {
  title: 'Public/Projects/Share',
  component: ShareButton,
  args: { title: TITLE, url: URL },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Share' }));

const expectOutcome = ({ canvas }: Context, copy: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy));

/** An upper limit for the outcome to disappear, which takes three seconds. */
const IDLE_MS = 8000;

/** Asserts that the outcome disappears and the button is back to normal. */
async function expectIdleAgain({ canvas }: Pick<Context, 'canvas'>) {
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: IDLE_MS });
  const button = canvas.getByRole('button', { name: 'Share' });
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

export const Idle: Story = {
  tags: ['PD-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Sharing: Story = {
  tags: ['PD-10'],
  beforeEach: () => {
    const restore = browserWith({ share });
    // The share sheet stays open.
    share.mockReturnValue(new Promise(() => undefined));
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Sharing…');
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await press(context);
    await expect(share).toHaveBeenCalledTimes(1);
  },
};

export const SharedNatively: Story = {
  tags: ['PD-11'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Shared — thanks!');
    await expect(share.mock.calls).toEqual([[{ title: TITLE, url: URL }]]);
    await expect(writeText).not.toHaveBeenCalled();
  },
};

export const LinkCopied: Story = {
  tags: ['PD-11'],
  beforeEach: () => {
    const restore = browserWith({ clipboard: { writeText } });
    writeText.mockResolvedValue();
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Link copied');
    await expect(writeText.mock.calls).toEqual([[URL]]);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await expectIdleAgain(context);
  },
};

/** On plain http there is no clipboard, so hidden text is selected and copied. */
export const LinkCopiedWithoutClipboard: Story = {
  tags: ['PD-11'],
  beforeEach: () => {
    const restore = browserWith({});
    execCommand.mockImplementation(() => (document.activeElement as HTMLTextAreaElement).value === URL);
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Link copied');
    await expect(execCommand.mock.calls).toEqual([['copy']]);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};

/** Nothing is copied for a visitor who dismissed the sheet, and no alert is shown. */
export const SheetDismissed: Story = {
  tags: ['PD-12'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Share failed');
    await expect(writeText).not.toHaveBeenCalled();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toBeEnabled();
  },
};

export const SharingBlocked: Story = {
  tags: ['PD-12'],
  beforeEach: () => {
    const restore = browserWith({ share, clipboard: { writeText } });
    share.mockRejectedValue(new DOMException('Refused.', 'NotAllowedError'));
    writeText.mockRejectedValue(new DOMException('Refused.', 'NotAllowedError'));
    execCommand.mockReturnValue(false);
    return restore;
  },
  play: async (context) => {
    await press(context);
    await expectOutcome(context, 'Share failed');
    await expect(writeText).toHaveBeenCalledTimes(1);
    await expect(execCommand).toHaveBeenCalledTimes(1);
  },
};
