import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layOut, type EmailContent } from '../../server/emails/layout';
import { delivery } from '../../server/emails/texts/delivery';
import { giftReceived } from '../../server/emails/texts/giftReceived';
import { monthlyGiftEnded } from '../../server/emails/texts/monthlyGiftEnded';
import { monthlyGiftFailed } from '../../server/emails/texts/monthlyGiftFailed';
import { newsletterWelcome } from '../../server/emails/texts/newsletterWelcome';

interface EmailProps {
  content: EmailContent;
}

const SENDER = { name: 'Kitbridge', address: ['1836 Example Street, Suite 210', 'Houston, TX 77002'] };
const LINK = 'https://kitbridge.example';

/** An email as the server's own code writes it: its subject, its HTML and its plain text. */
function EmailPreview({ content }: EmailProps) {
  const { subject, text, html } = layOut(content, SENDER);
  return (
    <div className="mx-auto grid max-w-160 gap-6">
      <p className="text-muted">Subject: {subject}</p>
      <div className="rounded-card border border-line bg-white" dangerouslySetInnerHTML={{ __html: html }} />
      <details>
        <summary>Plain text</summary>
        <pre className="mt-2 text-14 wrap-anywhere whitespace-pre-wrap">{text}</pre>
      </details>
    </div>
  );
}

const meta = {
  title: 'Emails/Emails',
  component: EmailPreview,
  tags: ['!autodocs'],
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

const gift = {
  donorName: 'Ada Obi',
  amount: '$50.00',
  date: 'Nov 20, 2026',
  reference: 'KB-7F3A92',
  projectTitle: 'Microscopes for Kano Teaching Laboratory',
  provider: 'PayPal',
  isMonthly: false,
  receiptUrl: `${LINK}/backend/api/donation/receipt/12.signature`,
  giftUrl: `${LINK}/gift/12.signature`,
  monthlyGiftUrl: null,
  organisation: 'Kitbridge',
  contactEmail: 'hello@kitbridge.example',
};

export const GiftReceived: Story = {
  args: { content: giftReceived(gift) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subject: Thank you for your gift of $50.00')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you, Ada Obi' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Reference KB-7F3A92' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Follow your gift' })).toHaveAttribute(
      'href',
      `${LINK}/gift/12.signature`,
    );
    await expect(canvas.getByRole('link', { name: 'Download your receipt (PDF)' })).toBeVisible();
    await expect(
      canvas.getByText('We have received your gift of $50.00 to “Microscopes for Kano Teaching Laboratory”.'),
    ).toBeVisible();
  },
};

export const MonthlyPaymentReceived: Story = {
  args: {
    content: giftReceived({
      ...gift,
      amount: '₦5,000.00',
      projectTitle: null,
      provider: 'Paystack',
      isMonthly: true,
      monthlyGiftUrl: `${LINK}/monthly-gift/12.signature`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subject: We received your monthly gift of ₦5,000.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View or end your monthly gift' })).toHaveAttribute(
      'href',
      `${LINK}/monthly-gift/12.signature`,
    );
  },
};

/** A donor's input is shown as text, and long words wrap. */
export const HostileNameOnTheSmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    content: giftReceived({
      ...gift,
      donorName: '<img src="https://evil.example/x.png"> Wolfeschlegelsteinhausenbergerdorffsdottir',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /<img src=/ })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const monthly = { ...gift, monthlyGiftUrl: `${LINK}/monthly-gift/12.signature` };

export const MonthlyPaymentFailed: Story = {
  args: { content: monthlyGiftFailed(monthly) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subject: Your monthly gift of $50.00 did not go through')).toBeVisible();
    await expect(canvas.getByText(/PayPal will try again\.$/)).toBeVisible();
  },
};

export const MonthlyGiftEnded: Story = {
  args: { content: monthlyGiftEnded({ ...monthly, projectTitle: null }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your monthly gift of $50.00 has ended. No more payments will be taken.'),
    ).toBeVisible();
  },
};

export const Delivery: Story = {
  args: {
    content: delivery({
      donorName: 'Ada Obi',
      projectTitle: 'Microscopes for Kano Teaching Laboratory',
      recipient: 'Kano Teaching Laboratory',
      date: 'Oct 02, 2026',
      giftUrl: `${LINK}/gift/12.signature`,
      unsubscribeUrl: `${LINK}/unsubscribe/12.signature`,
      organisation: 'Kitbridge',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Equipment for the project “Microscopes for Kano Teaching Laboratory” was delivered to Kano Teaching Laboratory on Oct 02, 2026. Thank you for giving to it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stop emails about deliveries' })).toBeVisible();
  },
};

export const NewsletterWelcome: Story = {
  args: {
    content: newsletterWelcome({
      email: 'reader@news.example',
      unsubscribeUrl: `${LINK}/unsubscribe/32.signature`,
      organisation: 'Kitbridge',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute(
      'href',
      `${LINK}/unsubscribe/32.signature`,
    );
  },
};
