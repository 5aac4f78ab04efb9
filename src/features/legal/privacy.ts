import { paths } from '@/lib/paths';
import { mailLink, type LegalOrganisation, type LegalText } from './legalText';

/** The privacy policy. It says what this software does: whoever changes what is stored or sent changes this text too. */
export function privacyOf({ name, email }: LegalOrganisation): LegalText {
  const mail = mailLink(email);
  return {
    heading: 'Privacy Policy',
    summary:
      'You can read this site without telling us who you are. It sets no cookies, counts no visitors and loads nothing from other companies. We keep what you give us in a form, use it for what the form is for, and delete it when you ask us to, as far as the law lets us.',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who is responsible',
        blocks: [
          `${name} runs this website and decides what happens with the information that you give here. Questions and requests about it go to ${mail}.`,
        ],
      },
      {
        id: 'reading',
        heading: 'When you read this site',
        blocks: [
          'We set no cookies. What you type into the donation form, the contact form or the volunteer form and have not sent yet is kept by your own browser, where it allows that, in the tab that you typed it in: it is there again after a reload, is not sent to us, and is gone when you send the form or close the tab. A message that the contact form has handed to your mail program stays in the tab as well, until you remove it, write another one or close the tab. There is no analytics service, no advertising and no tracking. Scripts, pictures and fonts come from this site itself, so that no other company learns of your visit from the page.',
          'Our server writes a line for each request: which page or function was asked for, how it was answered and how long that took. The line contains neither your network address nor anything that you typed. To hold off abuse, the server counts requests by network address in its memory for a short time. The company that hosts the site may keep technical records of its own.',
        ],
      },
      {
        id: 'donations',
        heading: 'When you donate',
        blocks: [
          'We store:',
          [
            'your full name and your email address;',
            'the amount, the currency, whether you give once or monthly, and the project, if you chose one;',
            'the payment provider, its reference for the payment, our own reference, the times and the outcome.',
          ],
          'We use this to match the payment with your gift, to thank you, to answer your questions and to keep our accounts. Your name and your email address are never shown on the public pages: these show only what a project has raised in all.',
        ],
      },
      {
        id: 'providers',
        heading: 'PayPal and Paystack',
        blocks: [
          'Gifts in US dollars are meant for PayPal, gifts in Nigerian naira for Paystack. When you press the donate button, the service that takes the payment is told the amount, the currency, how often you give, what the gift is for and your email address, and your browser goes to a payment page of its own. This site never asks for a card number; what you enter on the payment page stays with the service that runs it. It tells us whether the payment was made, and its own privacy policy applies to what it does with your information.',
          'As long as no payment service has been connected to this site, the form says that your donation has not started, and nothing about you is passed on or stored.',
        ],
      },
      {
        id: 'newsletter',
        heading: 'When you subscribe to the newsletter',
        blocks: [
          `We store your email address, the time of your subscription and whether it is active. We use the address for the newsletter and for nothing else. To end it, write to ${mail}, and we delete the address.`,
        ],
      },
      {
        id: 'volunteering',
        heading: 'When you apply as a volunteer',
        blocks: [
          'We store what the form asks for: your name, email address, telephone number, age and country, the role that you would like, when you are available, and the CV that you send. Beside it we store the time at which your application reached us, and a key and a digest by which the server knows the same application when it is sent twice. Only administrators who are signed in can read the application, its CV and its time; they can save the list of applications, without the CVs, to a file. A CV is not among the files that the site shows to the public. We use all of it to find the right work with you.',
        ],
      },
      {
        id: 'contact-form',
        heading: 'When you write to us',
        blocks: [
          `The form on the [contact page](${paths.contact()}) sends nothing to this site. It opens your own mail program with your message, and you send the message from there. We keep your email as long as it takes to answer it and to deal with what it is about.`,
        ],
      },
      {
        id: 'captcha',
        heading: 'Protection against automatic entries',
        blocks: [
          'The newsletter form and the volunteer form ask your device to solve a small arithmetical puzzle. It comes from our own server and is checked there. The puzzle itself asks nothing about you, and no other company takes part. To let one and the same address try again when an answer was lost, with the newsletter form a keyed fingerprint of what was sent is kept with the used puzzle until about an hour after that ends.',
        ],
      },
      {
        id: 'administrators',
        heading: 'Sign-in of administrators',
        blocks: [
          'When an administrator signs in, the browser keeps the sign-in data (a username, an email address and an access token) in its local storage until the administrator signs out. Passwords are stored on our server only in a form from which they cannot be read back. To slow down guessing, the server also stores how often a sign-in with a name from a network address has failed, and for 90 days where one succeeded; name and address are kept there as a digest. Visitors are not affected: they never sign in.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Whom we share information with',
        blocks: [
          'We sell no information and lend none. It is seen by our administrators, by the payment providers as described above, and by the companies that host the site and our mail for us and are bound to keep it confidential. We hand it to authorities only where the law requires it.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          [
            'Donations: seven years, for our accounts and for audits.',
            'Newsletter: until you end your subscription.',
            'Volunteer applications and CVs: until we have finished working together, or for one year if we did not begin.',
            'Email to us: until your request is dealt with, and no longer than three years.',
          ],
        ],
      },
      {
        id: 'your-choices',
        heading: 'How to see, correct or delete your information',
        blocks: [
          `Write to ${mail} from the email address that you gave us, and say what you want: a copy of what we have about you, a correction, or that we delete it. It costs nothing, wherever you live. We answer within 30 days.`,
          'When you ask us to delete a newsletter subscription or a volunteer application, we delete it whole, with the CV. Of a donation we must keep the amount, the date and the payment’s reference for as long as the law on accounts requires it; where it allows, we remove your name and email address from the record before that.',
          'Depending on where you live, the law may give you further rights, among them the right to complain to an authority for data protection.',
        ],
      },
      {
        id: 'security',
        heading: 'How we protect it',
        blocks: [
          'When the address in your browser begins with https, what travels between your browser and this site is encrypted on its way; please enter nothing about yourself at an address that does not. Lists of donors, subscribers and volunteers can be read only by administrators who are signed in, and the server checks this at every request. No protection is perfect. Should information about you be exposed, we will tell you as the law requires.',
        ],
      },
      {
        id: 'children',
        heading: 'Children under 13',
        blocks: [
          `This site is not meant for children under 13. We do not knowingly collect personal information from children under 13. If you believe that a child has given us information, write to ${mail}, and we will delete it. Volunteers must be at least 16.`,
        ],
      },
      {
        id: 'countries',
        heading: 'Where the information is',
        blocks: [
          `${name} works from Texas, and the information is kept and read there or where the companies that host the site for us have their machines. If you write or give from another country, your information travels to the United States.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy, and the law that applies',
        blocks: [
          `When what we do with information changes, we change this text; the date at the top says since when it applies. This policy belongs to our [Terms of Service](${paths.terms()}) and is governed, like them, by the laws of the State of Texas, without taking from you the protection of the law where you live.`,
        ],
      },
      {
        id: 'contact',
        heading: 'How to reach us',
        blocks: [`Write to ${mail} or use the [contact page](${paths.contact()}).`],
      },
    ],
  };
}
