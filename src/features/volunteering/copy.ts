import { paths } from '@/lib/paths';

/** The text of /volunteer, in whole sentences so that translators can reorder the words. */
export const copy = {
  heading: 'Volunteer with us',
  intro:
    'Test microscopes, wire wards, load vans. Tell us what you can do, and we will find where it helps most.',
  facts: {
    heading: 'Good to know',
    list: [
      { term: 'Minimum age: 16', text: 'Most roles need volunteers who are at least 18.' },
      { term: 'We reply within 5 business days', text: 'You will hear from us by email or phone.' },
      { term: 'Your CV: PDF or Word, up to 5\u00a0MB', text: 'Only our administrators can open it.' },
    ],
  },
  form: {
    heading: 'Volunteer application',
    kept: 'What you type is kept in this tab until you send it, even if you lose your connection.',
    notKept: 'This browser cannot save what you type. Do not reload the page before you send it.',
    about: 'About you',
    help: 'How you would like to help',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone_number: 'Phone number',
    phoneHint: 'Digits only, without the plus sign.',
    age: 'Age',
    ageHint: 'At least 16.',
    country: 'Country',
    noCountry: 'Choose your country',
    role: 'Role',
    noRole: 'Choose a role',
    availability: 'Availability',
    hours: 'Hours a day',
    days: 'Days a week',
    cv: 'CV',
    cvHint: 'PDF or Word, up to 5 MB.',
    cvNotNow: 'For now, you can send your application without a CV.',
    cvGone: (name: string) => `We have restored your details, but not the file. Please choose ${name} again.`,
    send: 'Send application',
    sending: 'Sending…',
    needsScript: 'To apply, turn on JavaScript in your browser.',
  },
  missing: {
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    email: 'Enter your email address.',
    phone_number: 'Enter your phone number.',
    age: 'Enter your age as a whole number.',
    country: 'Choose your country.',
    role: 'Choose a role.',
    availability: 'Choose full-time or part-time.',
    cv: 'Choose your CV.',
  },
  wrong: {
    email: 'Enter a full email address, such as name@example.org.',
    phone_number: 'Enter at least 5 digits.',
    tooYoung: 'You must be at least 16 to volunteer.',
    tooOld: 'Enter your age in years.',
    hours: 'Enter a whole number from 1 to 24, or leave it empty.',
    days: 'Enter a whole number from 1 to 7, or leave it empty.',
    cvType: (name: string) => `${name} is not a PDF or Word document. Choose a .pdf, .doc or .docx file.`,
    cvSize: (name: string) => `${name} is larger than 5 MB. Choose a smaller file.`,
    cvEmpty: (name: string) => `${name} is empty. Choose another file.`,
    cvTooLarge: 'The file is too large. Choose one of up to 5 MB.',
    cvNoRoom: 'We cannot store files at the moment. Remove your CV to apply without it, or try again later.',
    cvUnreadable: (name: string) =>
      `${name} can no longer be read. It may have been changed or moved. Please choose it again.`,
    cvRefused: 'This file is not a PDF or Word document. Choose another file.',
    refused: (message: string) => `This was not accepted: ${message}.`,
  },
  captcha: { missing: 'Please complete the captcha', lost: 'Captcha expired or not completed.' },
  progress: {
    label: 'Sending your application',
    start: 'Sending your application. Please keep this page open.',
    sent: (percent: number, size: string) => `${percent}% of ${size} sent`,
    waiting: 'Sent. Waiting for confirmation…',
    stop: 'Stop sending',
  },
  failed: {
    title: 'Your application was not sent',
    unsure: 'We do not know whether your application arrived',
    kept: 'Everything you entered is still here, including your CV.',
    sendAgain: 'Please send it again. We will only receive it once.',
    keptWithoutCv: 'Everything you entered is still here.',
    stopped: 'You stopped sending it.',
  },
} as const;

/** The text of /volunteer/thank-you. */
export const thankYouCopy = {
  heading: 'Thank you for applying',
  text: 'We read every application and reply within 5 business days, by email or phone.',
  nextSteps: 'In the meantime, find out more about us, or tell a friend who might like to join you.',
  home: 'Home',
  learnMore: 'Learn More',
} as const;

/** The questions below the form and their answers. */
export const questions = {
  heading: 'Frequently asked questions',
  list: [
    {
      id: 'faq-age',
      question: 'How old do I have to be?',
      answer: [
        'The minimum age is 16. Most roles need volunteers who are at least 18, because they involve electricity, heavy equipment or patients’ rooms. If you are under 18, apply anyway, and we will tell you what is possible.',
      ],
    },
    {
      id: 'faq-roles',
      question: 'Who can volunteer?',
      answer: [
        'Computer, laboratory and medical equipment technicians, to test, repair and install equipment. If you have a different skill, such as driving, packing or organising, choose “Others”; your CV will tell us the rest.',
      ],
    },
    {
      id: 'faq-time',
      question: 'How much time do I need?',
      answer: [
        'As much as you can give. Choose full-time or part-time. If you choose part-time, you can tell us how many hours a day and days a week suit you, or decide later.',
      ],
    },
    {
      id: 'faq-reply',
      question: 'When will I hear from you?',
      answer: [
        `Within 5 business days, by email or phone. If you hear nothing, please write to us from the [contact page](${paths.contact()}): the usual reason is a mistyped email address.`,
      ],
    },
    {
      id: 'faq-cv',
      question: 'What file types can I send?',
      answer: [
        'One PDF or Word document (.pdf, .doc or .docx) of up to 5 MB. Renaming another type of file does not work: we check what is inside.',
      ],
    },
    {
      id: 'faq-data',
      question: 'Who can see what I send?',
      answer: [
        `Only our administrators, after they sign in. Your CV is never public: they open it through a link that works for five minutes. When we delete an application, we delete its CV too. Read more in the [privacy policy](${paths.privacy()}).`,
      ],
    },
    {
      id: 'faq-connection',
      question: 'What if I lose my connection while I apply?',
      answer: [
        'Everything you entered stays in the form, and you can send it again. If your browser allows it, what you typed is also kept in this tab until you send it or close the tab, even after a reload; if not, the form tells you. After a reload you only need to choose your CV again, because browsers do not let a page keep a file.',
      ],
    },
  ],
} as const;
