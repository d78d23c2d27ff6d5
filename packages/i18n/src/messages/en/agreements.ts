import type { Message } from '../../translate.ts'
import type { agreements as source } from '../zh/agreements.ts'

export const agreements = {
  title: 'Terms and consents',
  description: 'The terms of use and the privacy policy that you agreed to, and what has changed since.',
  lead: 'Which texts you agreed to, in which version, and when.',
  noticeWord: 'Please confirm',
  notice_terms: 'The terms of use have changed',
  notice_privacy: 'The privacy policy has changed',
  notice_both: 'The terms of use and the privacy policy have changed',
  noticeText: 'Have a look at what is different, then tell us whether you agree.',
  noticeLink: 'See what has changed',
  noticePutAway: 'Put “{{title}}” away for later',
  askTitle: 'Something has changed: do you agree?',
  askText:
    'This is different from what you agreed to last time. Until you answer you can go on reading, and your bookings stay as they are.',
  versionOf: 'Version {{version}}, published on {{date}}',
  whole: 'Read the whole text',
  agree: 'I have read these changes and agree to them',
  guardian: 'I am under 20; my guardian has read them and agrees',
  submit: 'Agree to the changes',
  sending: 'Sending…',
  failed: 'Not done yet. Please check the following.',
  thanks: 'Thank you, your consent is recorded',
  later: 'Later',
  refuseText:
    'You need not decide now. If you would rather not stay a member, you can download your data and delete your account.',
  refuseLink: 'Download data or delete account',
  current: 'In force: version {{version}}, published on {{date}}.',
  isDue: 'Waiting for you',
  agreedNow: 'Agreed',
  record: 'Version {{version}}, agreed on {{at}}',
  recordRead: 'Version {{version}}, agreed on {{at}} (read in {{language}})',
  none: 'No consent on record.',
  settingsTitle: 'Terms and consents',
  settingsText: 'See which versions you agreed to',
  settingsDue: 'A change is waiting for your answer',
} satisfies Record<keyof typeof source, Message>
