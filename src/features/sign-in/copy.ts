/** The words of the sign-in and of both ways to an account. */
export const copy = {
  password: {
    label: 'Password',
    show: { visible: 'Show', name: 'Show password' },
    hide: { visible: 'Hide', name: 'Hide password' },
    /** The name of the toggle where another field for a password stands on the screen. */
    of: (toggle: string, field: string) => `${toggle}: ${field}`,
  },
  signIn: {
    heading: 'Sign in',
    username: 'Username',
    usernameHint: 'Your email works, too.',
    remember: 'Remember me',
    submit: 'Sign in',
    pending: 'Signing in…',
    registered: (username: string) => `The account ${username} is there. Sign in with it.`,
    signedIn: (name: string) => (name === '' ? 'You are signed in.' : `You are signed in as ${name}.`),
    goOn: 'Continue',
    // Whether there is one already, the browser cannot know.
    registerNote:
      'Administrators add each other. Only the very first one of a new installation creates an account without signing in.',
    register: 'Create the first account',
  },
  forgot: {
    question: 'Forgot password?',
    title: 'How to get a new password',
    text: [
      'This site sends no password by email. Whoever runs the server sets a new one, with this command in the folder of the site:',
      'It asks for the new password, and ends every session of that account. With the embedded database the server has to be stopped meanwhile.',
    ],
    command: 'npm run admin:password -- username',
  },
  failures: {
    wrong: { title: 'That did not work', text: 'The username or the password is wrong.' },
    tooMany: { title: 'Too many attempts', text: 'Wait a little, then try again.' },
    outage: {
      title: 'Signing in does not work right now',
      text: 'The server could not be asked, so nothing is known about your password. Try again in a moment.',
    },
    offline: {
      title: 'You seem to be offline',
      text: 'The server cannot be reached. Check your connection and try again.',
    },
    refused: 'That did not work',
    registrationOutage: {
      title: 'The account could not be created',
      text: 'The server gave no answer that can be read. Try again in a moment.',
    },
    registrationUnsure: {
      title: 'We do not know whether the account was created',
      toDo: 'Before you try again, see whether signing in with it works.',
    },
    registrationRefused: 'The account was not created',
  },
  register: {
    heading: 'Create an admin account',
    text: 'The first account can be created here while there is none. After that, an administrator who is signed in adds others.',
    email: 'Email',
    username: 'Username',
    usernameHint: 'One word, up to 100 characters.',
    passwordHint: 'At least 8 characters; a long phrase is best.',
    submit: 'Create account',
    pending: 'Creating account…',
    toSignIn: 'To the sign-in',
  },
  request: {
    heading: 'Request an admin account',
    text: 'This form is a demonstration: nothing you type leaves this page.',
    fullName: 'Full name',
    email: 'Email',
    confirm: 'Confirm password',
    terms: 'I agree to the terms and conditions',
    submit: 'Request account',
    strength: 'Password strength',
    strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
    sent: {
      title: 'Signup request complete',
      description: 'This was a demonstration, so nothing was sent. An administrator can create your account.',
    },
    problems: {
      noName: 'Full name is required',
      shortName: 'Name must be at least 2 characters',
      noEmail: 'Email is required',
      badEmail: 'Invalid email format',
      noPassword: 'Password is required',
      shortPassword: 'Password must be at least 8 characters',
      noConfirmation: 'Please confirm your password',
      mismatch: 'Passwords do not match',
      noTerms: 'You must agree to the terms and conditions',
    },
  },
} as const;
