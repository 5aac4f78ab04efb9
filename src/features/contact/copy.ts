import { paths } from '@/lib/paths';

/** The text of /contact, in whole sentences so that translators can reorder the words. */
export const copy = {
  heading: 'Contact us',
  intro: 'Equipment to give? A school in need? A question about a gift? Write or call.',
  form: {
    heading: 'Write to us',
    how: 'This opens your email app with the message ready to send. We reply within 24 hours.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    missing: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      subject: 'Enter a subject.',
      message: 'Enter a message.',
    },
    send: 'Open in email',
    withoutScript: 'This form needs JavaScript. Without it, please write to the email address on this page.',
  },
  prepared: {
    opened: {
      title: 'Not sent yet: press Send in your email app',
      text: 'It should have opened with your message ready to send. We reply within 24 hours of receiving it.',
    },
    earlier: {
      title: 'We do not know whether you have sent this message',
      text: 'You wrote it earlier in this tab. We reply within 24 hours of receiving it.',
    },
    aside: {
      title: 'We saved your earlier message',
      text: 'The form now shows your other message. You can switch back at any time.',
    },
    tooLong:
      'Your message is too long for the link to your email app. Copy it here and paste it into the email. We reply within 24 hours of receiving it.',
    notOpened: (email: string) =>
      `Nothing opened? Copy the message and send it to [${email}](mailto:${email}).`,
    text: 'Your message',
    copy: 'Copy the message',
    again: 'Open the email again',
    restore: 'Put it back in the form',
    dismiss: 'Remove it from this page',
    copied: 'Message copied.',
    notCopied: 'This browser does not allow copying. The message is selected, so you can copy it yourself.',
  },
  /** Replaces a message that is too long for a link. */
  pasteHere: 'Please paste your message here.',
  details: {
    heading: 'Other ways to reach us',
    office: 'Office',
    phones: 'Phone',
    email: 'Email',
  },
  faq: {
    heading: 'Frequently asked questions',
    list: [
      {
        id: 'faq-donate',
        question: 'How do I donate?',
        answer: [
          `On the [donation page](${paths.donate()}), choose a currency, an amount, and whether to give once or every month. Dollar gifts are paid with PayPal, naira gifts with Paystack. You pay on PayPal’s or Paystack’s own secure page; this site never asks for your card details. If we cannot take gifts at the moment, the form says so, and nothing is charged.`,
          `To give to one project, open it in the [list of projects](${paths.projects()}). While a project is accepting donations, its page has a donation form.`,
        ],
      },
      {
        id: 'faq-volunteer',
        question: 'How can I volunteer?',
        answer: [
          `Fill in the [volunteer application](${paths.volunteer()}) and add your CV as a PDF or Word document. We are looking for computer, laboratory and medical technicians, and for people to pack, drive and organise, full-time or part-time.`,
          'You must be at least 16 to apply, and most roles need volunteers who are at least 18. We reply within 5 business days.',
        ],
      },
      {
        id: 'faq-transparency',
        question: 'How do I know where my money goes?',
        answer: [
          `Every project in the [list of projects](${paths.projects()}) has a page that shows its goal, how much has been raised and what percentage that is. A gift counts only once its payment has been confirmed.`,
          'Once equipment has arrived, the page shows photos with the date and the name of the institution that received it. You can download a report on each project. We never show donors’ names or email addresses on public pages.',
        ],
      },
      {
        id: 'faq-partnerships',
        question: 'Can our school, lab or hospital become a partner?',
        answer: [
          'Yes. Write to us with the form on this page, or call the office. Tell us what equipment you need, what you would use it for, what power and space you have, and who would look after it. It costs you nothing.',
          'If we can help, we plan the delivery with you, and it becomes a project on this site. We publish nothing about you without your consent.',
        ],
      },
      {
        id: 'faq-companies',
        question: 'How can our company get involved?',
        answer: [
          'Companies can give equipment they are replacing, staff time or money. Before you pack any equipment, call or write to us: we will tell you what we can use and how to get it to us.',
          `Staff who would like to help can each fill in the [volunteer application](${paths.volunteer()}). Companies can give on the [donation page](${paths.donate()}) like anyone else. For a larger gift, or to fund a whole delivery, please write to us.`,
        ],
      },
    ],
  },
} as const;
