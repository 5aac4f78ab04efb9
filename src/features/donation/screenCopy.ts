/** The text of /donate around the card; separate, because the home page does not load it. */
export const screenCopy = {
  heading: 'Give Hope. Make a Difference Today',
  intro:
    'Used microscopes, hospital beds and laptops get a second life in schools, labs and hospitals. Your gift pays for testing, repair and transport.',
  stepsHeading: 'How giving works',
  steps: [
    'Choose the amount here. Dollar gifts are paid with PayPal, naira gifts with Paystack.',
    'You pay on PayPal’s or Paystack’s own secure page. This site never asks for your card details.',
    'You come back here for your confirmation.',
  ],
} as const;
