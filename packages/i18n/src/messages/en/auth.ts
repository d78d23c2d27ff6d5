import type { auth as source } from '../zh/auth.ts'
import type { Message } from '../../translate.ts'

export const auth = {
  title: 'Sign in',
  sound: 'HELLO!',
  description: 'Sign in as a member of {{centre}}.',
  username: 'Account, e-mail or mobile number',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  submitting: 'Signing in…',
  failedTitle: 'Login Failed',
  failed: 'Please confirm the correct account name and/ or password',
  required: 'Please fill in this field',
  noAccount: 'No account yet?',
  register: 'Register',
  backTo: 'After signing in you return to the page you came from.',
  demo: 'The passwords of the demo accounts are printed when the server starts.',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
} satisfies Record<keyof typeof source, Message>
