import { paths } from '@/lib/paths';
import { mailLink, type LegalOrganisation, type LegalText } from './legalText';

/** The privacy policy. It describes this software: update it when what is stored or sent changes. */
export function privacyOf({ name, email }: LegalOrganisation): LegalText {
  const mail = mailLink(email);
  return {
    heading: 'Privacy Policy',
    summary:
      'You can read this site without telling us who you are. It sets no cookies, counts no visitors and loads nothing from other companies. We keep what you give us in a form, use it only for that purpose, and delete it when you ask us to, as far as the law allows.',
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who is responsible',
        blocks: [
          `${name} runs this website and is responsible for the information you give here. Send questions and requests about it to ${mail}.`,
        ],
      },
      {
        id: 'reading',
        heading: 'When you read this site',
        blocks: [
          'We set no cookies. If it can, your browser keeps what you type into the donation, contact or volunteer form in the same tab until your donation is paid, your application is sent or you close the tab, so that it survives a reload. It is not sent to us until you send the form. A message that the contact form has passed to your email app also stays in the tab until you remove it, write another one or close the tab. The browser also remembers that it has loaded this site’s font. There is no analytics service, no advertising and no tracking. Scripts, pictures and fonts come from this site, so the page does not tell any other company about your visit.',
          'Our server logs a line for each request: what was requested, what the response was and how long it took. The line contains neither your IP address nor anything you typed. To prevent abuse, the server counts requests by IP address in memory for a short time. It also counts the donations started from each email address and IP address; its database holds these only as digests, which reveal neither. The company that hosts the site may keep technical records of its own.',
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
          'We use this to match the payment with your gift, to thank you by email, to send your receipt, to tell you what was delivered, to answer your questions and to keep our accounts. Each email about a delivery has a link to stop such emails. We never show your name or email address on public pages, which show only the total that a project has raised.',
        ],
      },
      {
        id: 'providers',
        heading: 'PayPal and Paystack',
        blocks: [
          'Gifts in US dollars are paid with PayPal, gifts in Nigerian naira with Paystack. When you press the donate button, we tell the payment provider the amount, the currency, how often you give, what the gift is for and your email address, and your browser opens the provider’s own payment page. This site never asks for a card number; what you enter on the payment page stays with the provider. The provider tells us whether the payment was made. Its own privacy policy covers what it does with your information.',
          'If no payment provider is connected to this site, the form says that your donation could not be started, and we neither store nor pass on anything about you.',
        ],
      },
      {
        id: 'newsletter',
        heading: 'When you subscribe to the newsletter',
        blocks: [
          `We store your email address, the time of your subscription and whether it is active. We use the address only for the newsletter. Each newsletter has an unsubscribe link. If you use it, we keep the address only to remember that you unsubscribed; write to ${mail}, and we will delete it.`,
        ],
      },
      {
        id: 'volunteering',
        heading: 'When you apply to volunteer',
        blocks: [
          'We store what the form asks for: your name, email address, phone number, age and country, the role you would like, when you are available, and your CV. We also store the time we received your application, and a key and a digest that tell the server if the same application is sent twice. Only administrators who are signed in can see the application; they can save the list of applications, without the CVs, to a file. They open a CV through a link that works for five minutes; CVs are never public. We use all of this to find the right role for you.',
        ],
      },
      {
        id: 'contact-form',
        heading: 'When you write to us',
        blocks: [
          `The form on the [contact page](${paths.contact()}) sends nothing to this site. It opens your email app with your message, and you send it from there. We keep your email for as long as it takes to answer and deal with it.`,
        ],
      },
      {
        id: 'captcha',
        heading: 'Protection against bots',
        blocks: [
          'The newsletter form and the volunteer form ask your device to solve a small arithmetic puzzle, which our own server sets and checks; the donation form does so only after several donations have been started from your network. The puzzle asks nothing about you, and no other company is involved. In case the response is lost and you send the newsletter form again, the server keeps the used puzzle and a keyed fingerprint of what you sent until about an hour after the puzzle expires.',
        ],
      },
      {
        id: 'administrators',
        heading: 'When an administrator signs in',
        blocks: [
          'When an administrator signs in, the browser keeps the username, email address and access token in local storage until the administrator signs out. Our server stores passwords only as hashes, from which they cannot be recovered. To slow down guessing, the server also counts failed sign-ins for each name and IP address, and remembers for 90 days which addresses succeeded; it stores names and addresses only as digests. Visitors are not affected: they never sign in.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Who we share information with',
        blocks: [
          'We do not sell or rent information. Our administrators can see it, and so can the payment providers, as described above, and the companies that host our site and email, which must keep it confidential. We give it to authorities only where the law requires it.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        blocks: [
          [
            'Donations: seven years, for accounting and audits.',
            'Newsletter: until you ask us to delete your address.',
            'Volunteer applications and CVs: until we stop working together, or for one year if we do not start.',
            'Email to us: until we have dealt with your request, and for at most three years.',
          ],
        ],
      },
      {
        id: 'your-choices',
        heading: 'How to see, correct or delete your information',
        blocks: [
          `Write to ${mail} from the email address you gave us, and tell us what you want: a copy of the information we have about you, a correction, or its deletion. It is free, wherever you live. We reply within 30 days.`,
          'When you ask us to delete a newsletter subscription or a volunteer application, we delete all of it, including the CV. For donations, we must keep the amount, the date and the payment reference for as long as accounting law requires; where the law allows, we remove your name and email address sooner.',
          'Depending on where you live, you may have other legal rights, including the right to complain to a data protection authority.',
        ],
      },
      {
        id: 'security',
        heading: 'How we protect it',
        blocks: [
          'If the address in your browser starts with https, everything sent between your browser and this site is encrypted; please do not enter personal information at an address that does not. Only administrators who are signed in can see the lists of donors, subscribers and volunteers, and the server checks this on every request. No protection is perfect. If information about you is exposed, we will tell you as the law requires.',
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
        heading: 'Where we keep your information',
        blocks: [
          `${name} is based in Texas. Information is stored and used there or wherever the companies that host our site have their servers. If you write or give from another country, your information is sent to the United States.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy and governing law',
        blocks: [
          `When we change how we use information, we update this policy; the date at the top shows when it took effect. This policy is part of our [Terms of Service](${paths.terms()}) and, like them, is governed by the laws of the State of Texas. It does not limit the legal protection you have where you live.`,
        ],
      },
      {
        id: 'contact',
        heading: 'Contact us',
        blocks: [`Write to ${mail} or use the [contact page](${paths.contact()}).`],
      },
    ],
  };
}
