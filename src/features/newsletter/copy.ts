/** The text of the newsletter form and its toasts. */
export const copy = {
  email: 'Email address',
  button: 'Subscribe',
  pending: 'Subscribing…',
  privacy: 'We only use it for the newsletter.',
  returned: 'You are not subscribed yet.',
  thenCaptcha: 'Please complete the captcha, then press the button again.',
  empty: { inline: 'Please enter your email address.', toast: 'Error' },
  malformed: { inline: 'Please enter a valid email address.', toast: 'Invalid email' },
  captcha: { inline: 'Please complete the captcha.', toast: 'Captcha required' },
  subscribed: { title: 'Subscribed', description: 'Thanks — you have been subscribed!' },
  subscribedAs: (email: string) => `You are subscribed as ${email}.`,
  exists: {
    inline: 'This email is already subscribed.',
    toast: 'Already subscribed',
    description: 'This email already exists.',
  },
  invalid: { inline: 'Invalid email address.', toast: 'Invalid email' },
  failed: {
    inline: 'Could not subscribe. Please try again later.',
    toast: 'Error',
    reason: 'Subscription failed',
  },
} as const;

/** Only in HTML: React renders no `<noscript>` in the browser, so the script leaves it out. */
export const withoutScript = {
  text: 'To subscribe, turn on JavaScript in your browser, or',
  link: 'write to us.',
} as const;

/** The text of the footer's newsletter. */
export const footerCopy = {
  heading: 'Newsletter',
  text: 'What was delivered, where it went, and what is on its way.',
} as const;
