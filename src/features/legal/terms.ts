import { paths } from '@/lib/paths';
import { mailLink, type LegalOrganisation, type LegalText } from './legalText';

/** The terms of service. What they say of donations is what this software does. */
export function termsOf({ name, email }: LegalOrganisation): LegalText {
  const mail = mailLink(email);
  return {
    heading: 'Terms of Service',
    summary: `These terms apply when you use the website of ${name}: to read it, to give, to subscribe or to apply as a volunteer. Please read them together with our [Privacy Policy](${paths.privacy()}).`,
    sections: [
      {
        id: 'agreement',
        heading: 'Your agreement with us',
        blocks: [
          `“We” and “us” mean ${name}, a non-profit organisation in Houston, Texas, that collects used educational and medical equipment and delivers it to schools, labs and hospitals in Africa. “You” means whoever uses this website.`,
          'By using the site you agree to these terms. If you do not agree with them, please do not use it. If you act for a company or another organisation, you confirm that you may agree on its behalf.',
        ],
      },
      {
        id: 'use',
        heading: 'Using this site',
        blocks: [
          'Reading the site is free and needs no account. When you use it, you agree:',
          [
            'to give information that is true and your own, or that you have been allowed to give;',
            'to use no payment method that is not yours;',
            'not to overload, probe or get around the protections of the site, and not to collect data from it about other people;',
            'not to send anything unlawful, harmful or misleading through its forms.',
          ],
          'We may refuse or remove what breaks these rules. The administration area is for people whom we have given access.',
        ],
      },
      {
        id: 'donations',
        heading: 'Donations',
        blocks: [
          'You choose the amount, the currency and whether you give once or monthly. Nothing is chosen for you. Gifts in US dollars are meant for PayPal, gifts in Nigerian naira for Paystack. You pay on a page of its own, under the terms of the service that takes the payment; this site never asks for your card or account details. If no gift can be taken at the moment, the form says so, and nothing is charged.',
          'A gift is made when the provider has confirmed the payment to us. Until then it is pending, whatever a page on your screen may say, and it is not counted towards any project.',
          'A gift from this website is voluntary. You receive no goods or services in return, and no part in the organisation or its property.',
        ],
      },
      {
        id: 'monthly',
        heading: 'Monthly donations',
        blocks: [
          `With a monthly gift you allow the provider to charge the same amount every month until you end it. You can end it at any time, without giving a reason, by writing to ${mail} from the email address that you gave with. Charges that were made before we receive your message stay as they are.`,
        ],
      },
      {
        id: 'refunds',
        heading: 'Mistakes and refunds',
        blocks: [
          `If you gave by mistake, gave the wrong amount or were charged twice, write to ${mail} within 30 days and name the reference of the gift. We return the money by the way it came, in the currency in which it was paid. Later requests are considered as far as the money has not yet been spent on the work that it was given for.`,
          'If somebody used your payment method without your permission, please tell your bank or the provider at once, and then us.',
        ],
      },
      {
        id: 'use-of-gifts',
        heading: 'How gifts are used',
        blocks: [
          'A gift for a project is used for that project: to collect, test, repair, transport and set up the equipment that its page describes. A gift without a project goes where our work needs it most.',
          'Sometimes a project receives more than it needs, or cannot be carried out. The money then goes to a project of the same kind, and the page of the first project says so.',
          'Amounts in another currency are converted with the exchange rate at the moment when the payment is confirmed. A later change of the rate changes no past figure.',
        ],
      },
      {
        id: 'tax',
        heading: 'Receipts and tax',
        blocks: [
          `Your payment provider usually confirms your payment to you. If you need a statement for your tax return, write to ${mail}. Whether and how far a gift can be deducted depends on where you live; please ask someone who advises on taxes there.`,
        ],
      },
      {
        id: 'newsletter-and-volunteering',
        heading: 'Newsletter and volunteering',
        blocks: [
          `You may end the newsletter at any time by writing to ${mail}.`,
          'An application as a volunteer is an offer to talk, not an employment contract, and neither side owes the other anything because of it. Applicants must be at least 16 years old; most roles need volunteers who are at least 18.',
        ],
      },
      {
        id: 'site-content',
        heading: 'Words, pictures and data of this site',
        blocks: [
          `The texts, drawings and photos on this site belong to ${name} or are used with permission. You may link to any page, share it, and quote from it if you name the source. Please do not use photos of people or places for anything else without asking us: those who are shown agreed to being shown here.`,
          'We take care that figures are right when they are published. Amounts raised and project dates change as the work goes on.',
        ],
      },
      {
        id: 'other-sites',
        heading: 'Other websites',
        blocks: [
          'Some links lead to websites that we do not run, such as those of the payment providers. Their own terms apply there, and we are not responsible for them.',
        ],
      },
      {
        id: 'children',
        heading: 'Children under 13',
        blocks: [
          `This site is not meant for children under 13, and we do not knowingly collect personal information from them. The [Privacy Policy](${paths.privacy()}#children) says what to do if a child has given us information.`,
        ],
      },
      {
        id: 'warranty',
        heading: 'No warranty',
        blocks: [
          'We run this site with care, and offer it as it is and as it is available. As far as the law allows, we give no warranty, express or implied, that it is free of errors, always reachable or fit for a particular purpose.',
        ],
      },
      {
        id: 'liability',
        heading: 'Limits of our liability',
        blocks: [
          `As far as the law allows, ${name}, its staff and its volunteers are not liable for indirect or consequential damage from the use of this site, and their liability in all is limited to the amount that you gave through it in the twelve months before. Nothing in these terms limits liability that cannot be limited by law.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to these terms',
        blocks: [
          'We may change these terms. The date at the top says since when the present text applies. A change does not alter the terms of a gift that was made before it.',
        ],
      },
      {
        id: 'governing-law',
        heading: 'Governing law',
        blocks: [
          'These terms are governed by the laws of the State of Texas, United States, without regard to its rules on conflicts of laws. Disputes belong before the state and federal courts in Harris County, Texas, unless the law of the place where you live gives you another court that cannot be waived.',
          'If a part of these terms does not hold, the rest still does.',
        ],
      },
      {
        id: 'contact',
        heading: 'How to reach us',
        blocks: [
          `Write to ${mail} or use the [contact page](${paths.contact()}). We would rather solve a problem with you than argue about these terms.`,
        ],
      },
    ],
  };
}
