import { paths } from '@/lib/paths';
import { mailLink, type LegalOrganisation, type LegalText } from './legalText';

/** The terms of service. What they say about donations matches what this software does. */
export function termsOf({ name, email }: LegalOrganisation): LegalText {
  const mail = mailLink(email);
  return {
    heading: 'Terms of Service',
    summary: `These terms apply whenever you use the ${name} website, whether you read it, give, subscribe or apply to volunteer. Please read them together with our [Privacy Policy](${paths.privacy()}).`,
    sections: [
      {
        id: 'agreement',
        heading: 'Your agreement with us',
        blocks: [
          `“We” and “us” mean ${name}, a non-profit organisation in Houston, Texas, that collects used educational and medical equipment and delivers it to schools, labs and hospitals in Africa. “You” means anyone who uses this website.`,
          'By using the site you agree to these terms. If you do not agree, please do not use the site. If you act for a company or other organisation, you confirm that you are authorised to agree on its behalf.',
        ],
      },
      {
        id: 'use',
        heading: 'Using this site',
        blocks: [
          'The site is free to read, and you do not need an account. When you use it, you agree:',
          [
            'to give information that is true and is your own, or that you have permission to give;',
            'to use only your own payment methods;',
            'not to overload the site, test its defences or try to get around them, and not to collect data about other people from it;',
            'not to send anything unlawful, harmful or misleading through its forms.',
          ],
          'We may refuse or remove anything that breaks these rules. The admin area is only for people we have given access to.',
        ],
      },
      {
        id: 'donations',
        heading: 'Donations',
        blocks: [
          'You choose the amount, the currency and whether to give once or monthly. Gifts in US dollars are paid with PayPal, gifts in Nigerian naira with Paystack. You pay on the provider’s own page, under its terms; this site never asks for your card or account details. If we cannot take gifts at the moment, the form says so, and nothing is charged.',
          'A gift is complete when the payment provider confirms the payment to us. Until then it is pending, whatever you may see on your screen, and does not count towards any project.',
          'Gifts are voluntary. You receive no goods or services in return, and no share in the organisation or its property.',
        ],
      },
      {
        id: 'monthly',
        heading: 'Monthly donations',
        blocks: [
          `With a monthly gift, you allow the provider to charge the same amount every month until you cancel. You can cancel at any time, without giving a reason, with the link on the page and in the email that confirm your gift, or by writing to ${mail} from the email address you used for the gift. Cancelling does not affect charges made before you cancel.`,
        ],
      },
      {
        id: 'refunds',
        heading: 'Mistakes and refunds',
        blocks: [
          `If you gave by mistake, gave the wrong amount or were charged twice, write to ${mail} within 30 days and quote the reference of the gift. We refund the money the way it was paid, in the same currency. We consider later requests to the extent that the money has not yet been spent.`,
          'If someone used your payment method without your permission, please tell your bank or the payment provider immediately, and then us.',
        ],
      },
      {
        id: 'use-of-gifts',
        heading: 'How gifts are used',
        blocks: [
          'A gift for a project is used for that project: to collect, test, repair, transport and set up the equipment that its page describes. A gift without a project goes where our work needs it most.',
          'Sometimes a project receives more than it needs, or cannot go ahead. The money then goes to a similar project, and the page of the original project says so.',
          'Gifts in a different currency are converted at our exchange rate at the time of payment. Later changes to the rate do not affect past gifts.',
        ],
      },
      {
        id: 'tax',
        heading: 'Receipts and tax',
        blocks: [
          `You can download a receipt from the page and the email that confirm your gift. If you need a different statement for your tax return, write to ${mail}. Whether your gift is tax-deductible, and how much of it, depends on where you live; please ask a tax adviser there.`,
        ],
      },
      {
        id: 'newsletter-and-volunteering',
        heading: 'Newsletter and volunteering',
        blocks: [
          `You can unsubscribe from the newsletter at any time, with the link in each one or by writing to ${mail}.`,
          'A volunteer application is the start of a conversation, not an employment contract, and does not commit you or us to anything. Applicants must be at least 16 years old; most roles need volunteers who are at least 18.',
        ],
      },
      {
        id: 'site-content',
        heading: 'Content of this site',
        blocks: [
          `The text, drawings and photos on this site belong to ${name} or are used with permission. You may link to any page, share it, and quote from it if you name the source. Please ask us before you use photos of people or places for anything else: the people in them agreed to appear here only.`,
          'We take care to publish correct figures. Amounts raised and project dates change as the work continues.',
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
          'We run this site with care, and provide it “as is” and “as available”. As far as the law allows, we give no warranty, express or implied, that it is free of errors, always available or fit for a particular purpose.',
        ],
      },
      {
        id: 'liability',
        heading: 'Limits of our liability',
        blocks: [
          `As far as the law allows, ${name}, its staff and its volunteers are not liable for indirect or consequential damages from the use of this site, and their total liability is limited to the amount you gave through it in the previous twelve months. Nothing in these terms limits liability that cannot be limited by law.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to these terms',
        blocks: [
          'We may change these terms. The date at the top shows when this version took effect. Changes do not affect gifts made before them.',
        ],
      },
      {
        id: 'governing-law',
        heading: 'Governing law',
        blocks: [
          'These terms are governed by the laws of the State of Texas, United States, without regard to its conflict-of-law rules. Disputes go to the state and federal courts in Harris County, Texas, unless mandatory law where you live gives you the right to a different court.',
          'If any part of these terms is invalid, the rest still applies.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact us',
        blocks: [
          `Write to ${mail} or use the [contact page](${paths.contact()}). We would rather solve a problem with you than argue about these terms.`,
        ],
      },
    ],
  };
}
