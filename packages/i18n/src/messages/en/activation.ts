import type { activation as source } from '../zh/activation.ts'
import type { Message } from '../../translate.ts'

export const activation = {
  title: 'Not yet activated',
  text: 'You can book once your account is active. Still missing:',
  email: 'Your e-mail: open the link that we sent to {{email}}.',
  address: 'Your e-mail address was not verified in time, and somebody else uses it now.',
  giveAddress: 'Enter a new address',
  mobile: 'Your mobile: verify {{mobile}} by text message.',
  mobileNow: 'Verify the mobile number',
  mailSending: 'Sending…',
  mailAgain: 'Send the e-mail again',
} satisfies Record<keyof typeof source, Message>
