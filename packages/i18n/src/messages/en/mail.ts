import type { mail as source } from '../zh/mail.ts'

export const mail = {
  centre: 'Comic Culture Centre',
  greeting: 'Hello,',
  signature: 'Koma, Comic Culture Centre',
  automatic: 'This e-mail was sent automatically. Replies are not read.',
  button_fallback: 'Does the button not work? Paste this address into your browser:',
  verify_subject: 'Please confirm your e-mail address',
  verify_title: 'The last panel',
  verify_sound: 'NEXT!',
  verify_text:
    'Welcome to the Comic Culture Centre. Press the button to confirm that this e-mail address is yours, and your account is ready.',
  verify_button: 'Activate my account',
  verify_valid: 'The link is valid for {{hours}} hours and works once.',
  verify_ignore: 'If you did not register, just ignore this e-mail; nobody can activate an account with your address.',
  deletion_subject: 'We have received your request to delete your account',
  deletion_title: 'Request received',
  deletion_sound: 'GOT IT',
  deletion_text:
    'We will contact you by {{date}} about a refund of your remaining points. Your personal data is deleted after you have confirmed.',
  deletion_signed_out: 'You have been signed out on all devices.',
  deletion_undo: 'Changed your mind? Until then, sign in and choose “Keep my account”.',
  deletion_button: 'Sign in',
  deletion_ignore: 'If this was not you, sign in at once, keep the account and change your password.',
  linked_subject: '{{provider}} is now linked to your membership',
  linked_title: 'One more way in',
  linked_sound: 'LINKED!',
  linked_text:
    'From now on you can sign in to the Comic Culture Centre with {{provider}}. Your other ways to sign in stay as they are.',
  linked_button: 'See your ways to sign in',
  linked_ignore: 'If this was not you, please unlink it at once and change your password.',
  unlinked_subject: '{{provider}} is no longer linked to your membership',
  unlinked_title: 'One way in less',
  unlinked_sound: 'CUT!',
  unlinked_text: 'From now on you cannot sign in with {{provider}}. You can link it again at any time.',
  file_refused_subject: 'A file that you uploaded cannot be used',
  file_refused_title: 'This file cannot be used',
  file_refused_sound: 'OOPS!',
  file_infected_text:
    'We found malicious software in “{{name}}”, which you uploaded, and have deleted the file. Please check your computer with an antivirus program.',
  file_rejected_text:
    'Our staff looked at “{{name}}”, which you uploaded, and could not accept it. The file has been deleted.',
  file_refused_next: 'Please make a new PDF and upload it again.',
  file_refused_button: 'Back to the site',
  sms_code: '[Comic Culture Centre] Your code is {{code}}, valid for {{minutes}} minutes. Do not tell it to anybody.',
  sms_registered:
    '[Comic Culture Centre] This number is already registered, please sign in. If it was not you, just ignore this message.',
} as const satisfies Record<keyof typeof source, string>
