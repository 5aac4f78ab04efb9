import { paths } from '@/lib/paths';

/** The words of /contact. Every sentence is written whole, so that another language can order its copy as it needs to. */
export const copy = {
  heading: 'Contact us',
  intro:
    'Equipment to give, a school or a hospital that needs some, a question about a gift: write to us or call.',
  form: {
    heading: 'Write to us',
    how: 'Your own mail program opens with the message filled in, and you send it from there. We reply within 24 hours.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Write the email',
    withoutScript: 'This form needs JavaScript. Without it, please write to the address on this page.',
  },
  written: {
    opened: {
      title: 'Nothing has been sent yet: press Send in your mail program',
      text: 'It should have opened with your message filled in. Once you have sent it, we reply within 24 hours.',
    },
    earlier: {
      title: 'We do not know whether you have sent this message',
      text: 'You wrote it in this tab before. Once you have sent it, we reply within 24 hours.',
    },
    aside: {
      title: 'This message was put aside',
      text: 'The other one has taken its place in the form. You can put it back in the same way.',
    },
    tooLong:
      'Your message is too long to be handed over. Copy it here and paste it into the email. Once you have sent it, we reply within 24 hours.',
    notOpened: (email: string) =>
      `Did nothing open? Copy the message and send it to [${email}](mailto:${email}) in any way you like.`,
    text: 'Your message',
    copy: 'Copy the message',
    again: 'Open the email again',
    restore: 'Put it back into the form',
    dismiss: 'Remove it from this page',
    copied: 'The message is copied.',
    notCopied: 'This browser does not let us copy. The message is selected: copy it yourself.',
  },
  /** Stands in the email in place of a message that is too long for a link. */
  pasteHere: 'Please paste your message here.',
  details: {
    heading: 'Other ways to reach us',
    office: 'Office',
    phones: 'Telephone',
    email: 'Email',
  },
  faq: {
    heading: 'Frequently asked questions',
    list: [
      {
        id: 'faq-donate',
        question: 'How do I donate?',
        answer: [
          `On the [donation page](${paths.donate()}), choose a currency, an amount, and whether you give once or every month. US dollars are meant for PayPal, naira for Paystack. You pay on a page of its own, which opens when you press the button: this site never asks for your card details. If no gift can be taken at the moment, the form says so, and nothing is charged.`,
          `To give to one project, open it in the [list of projects](${paths.projects()}). Its page has a donation form for as long as it is receiving donations.`,
        ],
      },
      {
        id: 'faq-volunteer',
        question: 'How can I volunteer?',
        answer: [
          `Fill in the [volunteer application](${paths.volunteer()}) and add your CV as a PDF or a Word document. We look for computer, laboratory and medical technicians, and for people who pack, drive and organise, full-time or part-time.`,
          'You must be at least 16 to apply, and most roles need volunteers who are at least 18. We reply within 5 business days.',
        ],
      },
      {
        id: 'faq-transparency',
        question: 'How do I know what happens with the money?',
        answer: [
          `Every page in the [list of projects](${paths.projects()}) shows the goal, how much has been raised and what percentage that is. A gift counts only once its payment has been confirmed.`,
          'Once equipment has arrived, the page shows photos with the name of the institution that received it and the date. You can download a report of each project. Names and email addresses of donors are never shown on the public pages.',
        ],
      },
      {
        id: 'faq-partnerships',
        question: 'Can our school, lab or hospital become a partner?',
        answer: [
          'Yes. Write to us with the form on this page, or call the office. Tell us which equipment you need, what it would be used for, what power and space you have, and who would look after it. There is nothing to pay.',
          'When we can help, we plan the delivery with you, and it becomes a project on this site. Nothing is published about you without your consent.',
        ],
      },
      {
        id: 'faq-companies',
        question: 'How can our company get involved?',
        answer: [
          'Companies give equipment that they replace, the time of their staff, or money. For equipment, call or write to us before you pack anything: we say what can be used and how it gets to us.',
          `Staff who would like to help each fill in the [volunteer application](${paths.volunteer()}). A company can give on the [donation page](${paths.donate()}) like anybody else. For a larger contribution, or to support one delivery as a whole, please write to us.`,
        ],
      },
    ],
  },
} as const;
