/** The text of the sign-in, registration and signup request screens. */
export const copy = {
  password: {
    label: 'Password',
    show: { visible: 'Show', name: 'Show password' },
    hide: { visible: 'Hide', name: 'Hide password' },
    /** The toggle's accessible name if the screen has another password field. */
    of: (toggle: string, field: string) => `${toggle}: ${field}`,
  },
  signIn: {
    heading: 'Sign in',
    username: 'Username',
    usernameHint: 'Or your email.',
    remember: 'Remember me',
    submit: 'Sign in',
    pending: 'Signing in…',
    registered: (username: string) => `Account "${username}" created. Sign in.`,
    signedIn: (name: string) => (name === '' ? 'You are signed in.' : `You are signed in as ${name}.`),
    goOn: 'Continue',
    // The browser cannot know whether an administrator exists.
    registerNote:
      'Existing administrators add new ones. Only the first administrator of a new site creates an account without signing in.',
    register: 'Create the first account',
  },
  forgot: {
    question: 'Forgot password?',
    title: 'How to get a new password',
    text: [
      'This site does not send passwords by email. The person who runs the server can set a new one with this command in the site’s folder:',
      'The command asks for the new password and signs that account out everywhere. If the site uses the embedded database, stop the server first.',
    ],
    command: 'npm run admin:password -- username',
  },
  failures: {
    wrong: { title: 'Wrong username or password', text: 'The username or password is wrong.' },
    tooMany: { title: 'Too many attempts', text: 'Wait a moment, then try again.' },
    outage: {
      title: 'You cannot sign in right now',
      text: 'We could not reach the server. Your password was not checked. Try again in a moment.',
    },
    offline: {
      title: 'You seem to be offline',
      text: 'We could not reach the server. Check your connection and try again.',
    },
    refused: 'Wrong username or password',
    registrationOutage: {
      title: 'The account could not be created',
      text: 'The server did not respond properly. Try again in a moment.',
    },
    registrationUnsure: {
      title: 'We do not know whether the account was created',
      toDo: 'Before you try again, check whether you can sign in with the new account.',
    },
    registrationRefused: 'The account was not created',
  },
  register: {
    heading: 'Create an admin account',
    forFirst: 'Create the first account here. After that, signed-in administrators add new ones.',
    forAnother: 'The new administrator signs in with this username and password.',
    email: 'Email',
    username: 'Username',
    usernameHint: 'One word, up to 100 characters.',
    passwordHint: 'At least 8 characters. A long phrase is best.',
    submit: 'Create account',
    pending: 'Creating account…',
    toSignIn: 'Go to sign in',
  },
  request: {
    heading: 'Request an admin account',
    text: 'This form is a demonstration. Nothing you type leaves this page.',
    fullName: 'Full name',
    email: 'Email',
    confirm: 'Confirm password',
    terms: 'I agree to the terms and conditions',
    submit: 'Request account',
    strength: 'Password strength',
    strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
    sent: {
      title: 'Signup request complete',
      description: 'Demonstration only: nothing was sent. An administrator can create your account.',
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
