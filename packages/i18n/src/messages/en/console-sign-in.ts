import type { Message } from '../../translate.ts'
import type { consoleSignIn as source } from '../zh/console-sign-in.ts'

export const consoleSignIn = {
  title: 'Staff sign-in',
  lead: 'Enter your account, your password and the six-digit code of your authenticator.',
  username: 'Account',
  password: 'Password',
  totp: 'Code',
  totp_hint: 'The six digits that your authenticator shows now; they change every 30 seconds.',
  wrong_username: 'Enter your account',
  wrong_password: 'Enter your password',
  wrong_totp: 'Enter six digits',
  submit: 'Sign in',
  busy: 'Signing in…',
  demo: 'This is the demo: staff accounts and codes are in the',
  demo_link: 'demo mailbox',
} satisfies Record<keyof typeof source, Message>
