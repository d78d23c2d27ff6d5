import type { mailbox as source } from '../zh/mailbox.ts'

export const mailbox = {
  title: 'Demo mailbox',
  intro: 'The demo sends no mail and no text messages. Everything is shown here, newest first.',
  codes_heading: 'Codes for the console',
  codes_intro: 'The six-digit codes that the console asks for. They change every 30 seconds; reload for a new one.',
  account: 'Account',
  role: 'Role',
  password: 'Password',
  code: 'Code',
  messages_heading: 'Mail and text messages',
  empty: 'No messages yet. Register as a member, and the text message and the mail appear here.',
  to: 'To',
  mail: 'Mail',
  sms: 'Text message',
  open_link: 'Open link',
  filter: 'Filter by mail address or mobile number',
  apply: 'Filter',
  to_site: 'To the site',
  to_console: 'To the console',
} satisfies Record<keyof typeof source, string>
