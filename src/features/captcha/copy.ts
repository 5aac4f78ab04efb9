/** The name of the captcha's control in its form. */
export const CAPTCHA_CONTROL = 'captcha';

/** The text of the captcha. */
export const copy = {
  label: 'I am not a robot',
  working: 'Checking…',
  done: 'Done',
  expired: 'The captcha has expired. Please complete it again.',
  failed: 'The captcha could not be completed',
  failedHint: 'Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
  insecure: 'The captcha needs a secure connection',
  insecureHint: 'It only works when the page’s address starts with https. Open the page at that address.',
} as const;
