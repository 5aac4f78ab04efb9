import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { tabTo } from '@/components/keyboard.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { recordRequests } from '@/mocks/recordRequests';
import { ContactScreen } from './ContactScreen';

const openMail = fn();
const requests = recordRequests();

const meta = {
  title: 'Public/Contact/ContactScreen',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    openMail,
    organisation: {
      name: 'Kitbridge',
      address: ['1836 Example Street, Suite 210', 'Houston, TX 77002', 'United States'],
      phones: [
        { label: 'Office', number: '(713) 555-0142', href: 'tel:+17135550142' },
        { label: 'Equipment donations', number: '(713) 555-0178', href: 'tel:+17135550178' },
      ],
      email: 'hello@kitbridge.example',
    },
  },
  beforeEach: ({ msw }) => {
    openMail.mockClear();
    msw.use(requests.start());
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

const NAMES = ['Name', 'Email', 'Subject', 'Message'];
const MESSAGE = 'Our lab needs twelve microscopes.';

const field = ({ canvas }: Pick<Stage, 'canvas'>, name: string) => canvas.getByRole('textbox', { name });

async function write(stage: Stage, message = MESSAGE): Promise<void> {
  await fillField(stage.userEvent, field(stage, 'Name'), 'Ada Obi');
  await fillField(stage.userEvent, field(stage, 'Email'), 'ada@school.example');
  await fillField(stage.userEvent, field(stage, 'Subject'), 'Microscopes');
  await stage.userEvent.click(field(stage, 'Message'));
  await stage.userEvent.paste(message);
}

const press = ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function expectFields(stage: Stage, values: readonly string[]): Promise<void> {
  await expect(NAMES.map((name) => (field(stage, name) as HTMLInputElement).value)).toEqual(values);
}

const QUESTIONS = [
  'How do I donate?',
  'How can I volunteer?',
  'How do I know where my money goes?',
  'Can our school, lab or hospital become a partner?',
  'How can our company get involved?',
];

export const Default: Story = {
  tags: ['CON-01'],
  play: async (stage) => {
    const { canvas } = stage;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Write to us' })).toBeVisible();
    await expectFields(stage, ['', '', '', '']);

    const details = within(canvas.getByRole('region', { name: 'Other ways to reach us' }));
    await expect(details.getByText('1836 Example Street, Suite 210')).toBeVisible();
    const links = details.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['tel:+17135550142', 'tel:+17135550178', 'mailto:hello@kitbridge.example']);

    const faq = within(canvas.getByRole('region', { name: 'Frequently asked questions' }));
    const items = QUESTIONS.map((question) => faq.getByText(question).closest('details'));
    const isOpen = () => items.map((item) => item?.open);
    await expect(isOpen()).toEqual([false, false, false, false, false]);
    for (const question of QUESTIONS) faq.getByText(question).click();
    await expect(isOpen()).toEqual([true, true, true, true, true]);
    await expect(
      faq.getByText(/Dollar gifts are paid with PayPal.*this site never asks for your card details/),
    ).toBeVisible();
  },
};

/** The browser asks for what is missing, and nothing is opened or cleared. */
export const Invalid: Story = {
  tags: ['CON-02'],
  // The browser's own message closes by itself.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (stage) => {
    await Promise.all(NAMES.map((name) => expect(field(stage, name)).toBeRequired()));
    await fillField(stage.userEvent, field(stage, 'Name'), 'Ada Obi');
    await press(stage, 'Open in email');
    await expect(field(stage, 'Email')).toHaveFocus();
    await expect(openMail).not.toHaveBeenCalled();
    await expectFields(stage, ['Ada Obi', '', '', '']);

    await fillField(stage.userEvent, field(stage, 'Email'), 'ada');
    await fillField(stage.userEvent, field(stage, 'Subject'), 'Microscopes');
    await fillField(stage.userEvent, field(stage, 'Message'), MESSAGE);
    await press(stage, 'Open in email');
    await expect(openMail).not.toHaveBeenCalled();
    await expectFields(stage, ['Ada Obi', 'ada', 'Microscopes', MESSAGE]);
  },
};

/** Spaces do not count as a name or a message. */
export const OnlySpaces: Story = {
  tags: ['CON-02'],
  play: async (stage) => {
    await write(stage, '  \n ');
    await press(stage, 'Open in email');
    await expect(field(stage, 'Message')).toHaveFocus();
    await expect(field(stage, 'Message')).toHaveAccessibleDescription('Enter a message.');
    await expect(openMail).not.toHaveBeenCalled();
    await stage.userEvent.clear(field(stage, 'Name'));
    await stage.userEvent.type(field(stage, 'Name'), '   ');
    await fillField(stage.userEvent, field(stage, 'Message'), MESSAGE);
    await press(stage, 'Open in email');
    await expect(field(stage, 'Name')).toHaveFocus();
    await expect(openMail).not.toHaveBeenCalled();
    await fillField(stage.userEvent, field(stage, 'Name'), 'Ada Obi');
    await press(stage, 'Open in email');
    await expect(openMail).toHaveBeenCalledTimes(1);
  },
};

/** The form is cleared without a request; the message is in the visitor's email app and still on the page. */
export const Succeeded: Story = {
  tags: ['CON-03'],
  play: async (stage) => {
    const { canvas } = stage;
    await write(stage);
    await press(stage, 'Open in email');
    await expectFields(stage, ['', '', '', '']);
    await expect(openMail).toHaveBeenCalledTimes(1);
    await expect(openMail).toHaveBeenCalledWith(
      expect.stringMatching(/^mailto:hello@kitbridge\.example\?subject=Microscopes&body=Our%20lab/),
    );
    await expect(requests.calls).toEqual([]);

    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Not sent yet: press Send in your email app');
    await expect(status).toHaveTextContent('We reply within 24 hours');
    await expect(field(stage, 'Your message')).toHaveValue(`${MESSAGE}\n\nAda Obi\nada@school.example`);
    await expect(canvas.getByRole('link', { name: 'Open the email again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
};

/** From the first field to the message in the email app, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['CON-03'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const first = field(stage, 'Name');
    // What comes before are the links to the telephones and the email.
    first.focus();
    await userEvent.keyboard('Ada Obi');
    await tabTo(stage, field(stage, 'Email'));
    await userEvent.keyboard('ada@school.example');
    await tabTo(stage, field(stage, 'Subject'));
    await userEvent.keyboard('Microscopes');
    await tabTo(stage, field(stage, 'Message'));
    await userEvent.keyboard(MESSAGE);
    await tabTo(stage, canvas.getByRole('button', { name: 'Open in email' }));
    await userEvent.keyboard('{Enter}');
    await expect(openMail).toHaveBeenCalledTimes(1);
    await expectFields(stage, ['', '', '', '']);
  },
};

/** The browser must not ask for the fields that the first press cleared. */
export const PressedTwice: Story = {
  tags: ['CON-03'],
  play: async (stage) => {
    await write(stage);
    const button = stage.canvas.getByRole('button', { name: 'Open in email' });
    await stage.userEvent.dblClick(button);
    await expect(button).toHaveFocus();
    await expect(openMail).toHaveBeenCalledTimes(1);
    await expect(field(stage, 'Your message')).toBeVisible();

    await write(stage);
    await stage.userEvent.type(field(stage, 'Subject'), '{Enter}{Enter}');
    await expect(field(stage, 'Subject')).toHaveFocus();
    await expect(openMail).toHaveBeenCalledTimes(2);
    await expectFields(stage, ['', '', '', '']);
  },
};

/** Right-to-left text is aligned to the right, in the form and below it. */
export const RightToLeft: Story = {
  play: async (stage) => {
    const directionOf = (name: string) => getComputedStyle(field(stage, name)).direction;
    await fillField(stage.userEvent, field(stage, 'Name'), 'ليلى');
    await fillField(stage.userEvent, field(stage, 'Email'), 'layla@school.example');
    await fillField(stage.userEvent, field(stage, 'Subject'), 'مجاهر');
    await fillField(stage.userEvent, field(stage, 'Message'), 'نحتاج اثني عشر مجهرا.');
    await expect(NAMES.map(directionOf)).toEqual(['rtl', 'ltr', 'rtl', 'rtl']);
    await press(stage, 'Open in email');
    await expect(directionOf('Your message')).toBe('rtl');
  },
};

/** The visitor is asked to paste a message that does not fit into a link. */
export const TooLongForALink: Story = {
  play: async (stage) => {
    const long = `${MESSAGE} `.repeat(80).trim();
    await write(stage, long);
    await press(stage, 'Open in email');
    await expect(stage.canvas.getByRole('status')).toHaveTextContent(
      'Your message is too long for the link to your email app. Copy it here',
    );
    await expect(openMail).toHaveBeenCalledWith(expect.stringMatching(/body=Please%20paste/));
    await expect((field(stage, 'Your message') as HTMLTextAreaElement).value).toContain(long);
  },
};

export const RestoredToForm: Story = {
  play: async (stage) => {
    await write(stage);
    await press(stage, 'Open in email');
    await press(stage, 'Put it back in the form');
    await expectFields(stage, ['Ada Obi', 'ada@school.example', 'Microscopes', MESSAGE]);
    await expect(field(stage, 'Message')).toHaveFocus();
    await expect(stage.canvas.queryByRole('status')).toBeNull();
  },
};

/** After a reload the message is still there. */
export const AfterReload: Story = {
  beforeEach: ({ msw }) => {
    msw.use(requests.start());
    const message = {
      name: 'Ada Obi',
      email: 'ada@school.example',
      subject: 'Microscopes',
      message: MESSAGE,
    };
    sessionStorage.setItem('contactPrepared', JSON.stringify({ values: message }));
  },
  play: async (stage) => {
    const kept = await stage.canvas.findByRole('textbox', { name: 'Your message' });
    await expect(kept).toHaveValue(`${MESSAGE}\n\nAda Obi\nada@school.example`);
    await expect(stage.canvas.getByRole('status')).toHaveTextContent('We do not know whether you have sent');
    await expectFields(stage, ['', '', '', '']);
    await press(stage, 'Remove it from this page');
    await expect(stage.canvas.queryByRole('status')).toBeNull();
    await expect(field(stage, 'Name')).toHaveFocus();
    await expect(openMail).not.toHaveBeenCalled();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (stage) => {
    await write(stage);
    await press(stage, 'Open in email');
    await expect(stage.canvas.getByRole('status')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const SmallestScreen: Story = { ...SmallScreen, globals: { viewport: { value: 'w320' } } };
