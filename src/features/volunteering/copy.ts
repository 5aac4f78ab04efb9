import { paths } from '@/lib/paths';

/** The words of /volunteer. Every sentence is written whole, so that another language can order its copy as it needs to. */
export const copy = {
  heading: 'Volunteer with us',
  intro:
    'Somebody has to test the microscope, wire the ward, load the van. Tell us what you can do and when, and we look for the place where it is needed.',
  facts: {
    heading: 'Good to know',
    list: [
      { term: 'From 16', text: 'is the minimum age. Most roles need volunteers who are at least 18.' },
      { term: '5 business days', text: 'is the time in which we reply to every application.' },
      {
        term: 'Your CV',
        text: 'comes as a PDF or a Word document of at most 5 MB. Only our administrators open it.',
      },
    ],
  },
  form: {
    heading: 'Volunteer application',
    kept: 'What you type stays in this tab until it is sent, even when the connection breaks.',
    notKept: 'This browser does not keep what you type here: do not reload the page before it is sent.',
    about: 'About you',
    help: 'How you would like to help',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone_number: 'Phone number',
    phoneHint: 'Digits only, without the plus.',
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
    cvHint: 'PDF or Word, at most 5 MB.',
    cvNotNow: 'At the moment you can send your application without a CV.',
    cvGone: (name: string) =>
      `Your details are back from before. A page cannot keep a file: please choose ${name} again.`,
    send: 'Send application',
    sending: 'Sending…',
    needsScript: 'Applying needs JavaScript, which is switched off in this browser.',
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
    email: 'Enter an email address such as name@example.org.',
    phone_number: 'Enter at least 5 digits.',
    tooYoung: 'You must be at least 16 to volunteer.',
    tooOld: 'Enter your age in years.',
    hours: 'Enter whole hours from 1 to 24, or leave it empty.',
    days: 'Enter whole days from 1 to 7, or leave it empty.',
    cvType: (name: string) => `${name} is not a PDF or Word document. Choose a .pdf, .doc or .docx file.`,
    cvSize: (name: string, size: string) => `${name} has ${size}. Choose a file of at most 5 MB.`,
    cvEmpty: (name: string) => `${name} is empty. Choose another file.`,
    cvTooLarge: 'The file is too large. Choose one of at most 5 MB.',
    cvNoRoom:
      'We have no room for files at the moment. Remove your CV to send your application without it, or try again later.',
    cvUnreadable: (name: string) =>
      `${name} can no longer be read, perhaps because it was changed or moved. Please choose it again.`,
    cvRefused: 'This is not a PDF or Word document, whatever its name says. Choose another file.',
    refused: (message: string) => `This was not accepted: ${message}.`,
  },
  captcha: { missing: 'Please complete the captcha', lost: 'Captcha expired or not completed.' },
  progress: {
    label: 'Sending your application',
    start: 'Sending your application. Please keep this page open.',
    sent: (percent: number, size: string) => `${percent} % of ${size} sent`,
    waiting: 'Everything is sent. Waiting for the answer…',
    stop: 'Stop sending',
  },
  failed: {
    title: 'Your application was not sent',
    unsure: 'We do not know whether your application arrived',
    kept: 'Everything you entered is still here, your CV too.',
    sendAgain: 'Please send it again: it counts once, also when both arrive.',
    keptWithoutCv: 'Everything you entered is still here.',
    stopped: 'You stopped it.',
  },
} as const;

/** The words of /volunteer/thank-you. */
export const thankYouWords = {
  heading: 'Thank you for applying',
  text: 'We read every application and reply within 5 business days, by email or by phone.',
  meanwhile: 'Until then you can read who we are and how we work, or tell somebody who might join you.',
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
        'The minimum age is 16. Most roles need volunteers who are at least 18, because they work with electricity, heavy equipment or patients’ rooms. If you are younger than 18, apply all the same: we tell you what is possible.',
      ],
    },
    {
      id: 'faq-roles',
      question: 'Whom are you looking for?',
      answer: [
        'Computer technicians, laboratory technicians and medical equipment technicians, who test, repair and install what has been collected. If your skill is another one, such as driving, packing or organising, choose “Others”: your CV tells us the rest.',
      ],
    },
    {
      id: 'faq-time',
      question: 'How much time do I need?',
      answer: [
        'As much as you have. Choose full-time or part-time. With part-time you can say how many hours a day and how many days a week suit you, or leave that open and agree it with us later.',
      ],
    },
    {
      id: 'faq-reply',
      question: 'When do I hear from you?',
      answer: [
        `Within 5 business days, by email or by phone. If you hear nothing, please write to us from the [contact page](${paths.contact()}): a mistyped address is the usual reason.`,
      ],
    },
    {
      id: 'faq-cv',
      question: 'In which form do you take my CV?',
      answer: [
        'As one PDF or Word document (.pdf, .doc or .docx) of at most 5 MB. The server looks at the content of the file and not only at its name, so a renamed picture is refused with a message.',
      ],
    },
    {
      id: 'faq-data',
      question: 'Who can see what I send?',
      answer: [
        `Only our administrators, after signing in. Your CV is not part of the website: it opens for a few minutes from a link made for a signed-in administrator. When an application is deleted, its CV is deleted with it. The [privacy policy](${paths.privacy()}) says more.`,
      ],
    },
    {
      id: 'faq-connection',
      question: 'What if my connection breaks while I apply?',
      answer: [
        'Everything you entered stays in the form, and you can send it again. If your browser allows it, what you typed is also kept in this tab until the application has been sent or you close the tab, and is there again after a reload; where it cannot be kept, the form says so. Only the CV has to be chosen again after a reload, because browsers do not let a page keep a file.',
      ],
    },
  ],
} as const;
