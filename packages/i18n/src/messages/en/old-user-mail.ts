import type { oldUserMail as source } from '../zh/old-user-mail.ts'

export const oldUserMail = {
  subject: 'Bring your membership along',
  sound: 'MOVING!',
  title: 'Bring your membership along',
  text: 'The Comic Culture Centre has a new member system. Your record of the former one is still there: press the button, choose a new password and confirm your phone, and you can carry on.',
  bring: 'Your points, your membership class and your creator profile come along.',
  button: 'Move my membership',
  valid: 'The link works until {{date}}, once. When it has expired, you can ask for a new one on the page.',
  ignore: 'If you have never been a member of ours, you can ignore this mail.',
  moved_subject: 'Your membership has moved already',
  moved_sound: 'HERE!',
  moved_title: 'Everything is here already',
  moved_text:
    'Somebody asked for a link to move the membership of this address, but it has moved already. Just sign in; if you have forgotten the password, you can set a new one from the sign-in page.',
  moved_button: 'Sign in',
  moved_ignore: 'If it was not you who asked, you can ignore this mail.',
} satisfies Record<keyof typeof source, string>
