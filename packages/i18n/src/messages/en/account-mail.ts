import type { accountMail as source } from '../zh/account-mail.ts'

export const accountMail = {
  valid: 'The link is valid for {{hours}} hours and works once.',
  code_valid: 'The code is valid for {{minutes}} minutes and works once. Do not tell it to anybody.',

  reset_subject: 'Reset your password',
  reset_sound: 'CLICK!',
  reset_title: 'A new key',
  reset_text: 'We have received a request to reset your password. Press the button to choose a new one.',
  reset_button: 'Choose a new password',
  reset_ignore: 'If you did not ask for this, just ignore this e-mail; your password stays as it is.',

  password_subject: 'Your password has been changed',
  password_sound: 'DONE!',
  password_title: 'Password changed',
  password_text: 'The password of your account was changed at {{at}} (Taipei time), and all devices were signed out.',
  password_button: 'Reset the password',
  password_not_you: 'If this was not you, press the button at once to reset the password, and contact us.',

  email_subject: 'Please confirm your new e-mail address',
  email_sound: 'NEXT!',
  email_title: 'A new address',
  email_text:
    'You asked us to change the e-mail address of your account to this one. Press the button to confirm. You will be signed out everywhere; please sign in again.',
  email_button: 'Confirm the new address',
  email_ignore: 'If you did not ask for this, just ignore this e-mail; the address stays as it is.',

  taken_subject: 'This address already has an account',
  taken_sound: 'HMM?',
  taken_title: 'Already a member',
  taken_text:
    'Somebody wanted to change the e-mail address of another account to this one. It already belongs to an account, so nothing was changed.',
  taken_button: 'Sign in to the account',
  taken_ignore: 'If it was not you, just ignore this e-mail.',

  wish_subject: 'A change of your e-mail address was requested',
  wish_sound: 'WAIT!',
  wish_title: 'Was this you?',
  wish_text:
    'A change of the address of your account to {{email}} was requested. Nothing changes until it is confirmed there.',
  wish_not_you: 'If this was not you, press the button at once to reset your password; that cancels the request.',

  changed_subject: 'Your e-mail address has been changed',
  changed_sound: 'DONE!',
  changed_title: 'Address changed',
  changed_text:
    'The address of your account is now {{email}}, and all devices were signed out. From now on we write to the new address.',
  changed_not_you: 'If this was not you, reset the password by mobile at once, and contact us.',

  mobile_subject: 'Your mobile number has been changed',
  mobile_sound: 'DONE!',
  mobile_title: 'Number changed',
  mobile_text: 'The mobile number of your account is now {{mobile}}, and all devices were signed out.',
  mobile_not_you: 'If this was not you, press the button at once to reset the password, and contact us.',

  proof_subject: 'Your code',
  proof_sound: 'IT IS ME!',
  proof_title: 'Is it you?',
  proof_text: 'You are about to change your account. Enter this code on the screen:',
  proof_button: 'Back to the profile',
  proof_ignore: 'If this was not you, tell the code to nobody and change your password.',

  device_subject: 'A new device signed in to your account',
  device_sound: 'WHO?',
  device_title: 'Was this you?',
  device_text: 'A device that we have not seen before has just signed in to your account.',
  device_name: 'Device: {{device}}',
  device_address: 'Network: {{address}}',
  device_at: 'Time: {{at}} (Taipei time)',
  device_known: '{{browser}} on {{system}}',
  device_unknown: 'not recognised',
  device_button: 'See the signed-in devices',
  device_you: 'If it was you, there is nothing to do.',
  device_not_you: 'Not you? Sign out the other devices on that page and change your password at once.',

  sms_reset:
    '[Comic Culture Centre] Your code to reset the password is {{code}}, valid for {{minutes}} minutes. Do not tell it to anybody.',
  sms_change:
    '[Comic Culture Centre] Your code to change the mobile number is {{code}}, valid for {{minutes}} minutes. Do not tell it to anybody.',
  sms_proof:
    '[Comic Culture Centre] Your code to change your account is {{code}}, valid for {{minutes}} minutes. Do not tell it to anybody.',
  sms_taken:
    '[Comic Culture Centre] This number belongs to another account, so nothing was changed. If it was not you, just ignore this message.',
  sms_password:
    '[Comic Culture Centre] Your password has been changed and all devices were signed out. If this was not you, reset it at once.',
  sms_mobile:
    '[Comic Culture Centre] Your account now has another mobile number ({{mobile}}). If this was not you, reset the password by e-mail at once.',
} as const satisfies Record<keyof typeof source, string>
