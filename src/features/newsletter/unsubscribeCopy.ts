/** The copy of /unsubscribe. */
export const copy = {
  heading: 'Unsubscribe',
  text: 'Press the button and we will stop sending these emails.',
  receipts: 'You will still get thank-you emails and receipts for your own gifts.',
  button: 'Unsubscribe',
  pending: 'Unsubscribing…',
  done: {
    heading: 'You are unsubscribed',
    text: 'We will not send these emails again.',
    home: 'Go to the home page',
  },
  unknown: {
    heading: 'This link does not work',
    text: 'It may be incomplete, or it may have been changed. Please open it again from the email.',
    write: 'If that does not help, write to us and we will unsubscribe you:',
  },
  failed: {
    title: 'We could not unsubscribe you just now',
    again: 'Please press the button again. It is safe to press it twice.',
  },
} as const;
