/** What a mailed link is called that activates a registration. */
const registration = {
  title: 'members.verifyTitle',
  text: 'members.verifyText',
  button: 'members.verifyButton',
  busy: 'members.verifying',
  leave: 'members.leave',
  doneTitle: 'members.verifiedTitle',
  doneText: 'members.verifiedText',
  failedText: 'members.verifyFailedText',
} as const

/** And one that makes a new address the account's. */
const newEmail = {
  title: 'recovery.emailTitle',
  text: 'recovery.emailText',
  button: 'recovery.emailButton',
  busy: 'recovery.emailWorking',
  leave: 'recovery.emailLeave',
  doneTitle: 'recovery.emailDoneTitle',
  doneText: 'recovery.emailDoneText',
  failedText: 'recovery.emailFailedText',
} as const

export type LinkWording = typeof registration | typeof newEmail

/** The words of a link by what it is for. */
export const linkWording = (isNewEmail: boolean): LinkWording => (isNewEmail ? newEmail : registration)
