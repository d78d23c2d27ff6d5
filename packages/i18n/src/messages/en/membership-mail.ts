import type { membershipMail as source } from '../zh/membership-mail.ts'

/** Mails about a membership: reached, kept, taken back, ending, extended, renewed. */
export const membershipMail = {
  class_general: 'General member',
  class_loyal: 'Loyal member',
  class_associate_creator: 'Associate creator',
  class_creator: 'Creator',
  button: 'See my membership',
  loyal_subject: 'You are now a loyal member',
  loyal_sound: 'LEVEL UP!',
  loyal_title: 'Welcome as a loyal member',
  loyal_text:
    'Thank you for coming so often. Your spending has reached the threshold: from now on you are a loyal member, until {{until}}.',
  loyal_benefits: 'Points for bookings, days you can book ahead and monthly points already follow the loyal class.',
  kept_subject: 'You stay a loyal member until {{until}}',
  kept_sound: 'KEEP GOING!',
  kept_title: 'A loyal member for another year',
  kept_text: 'You have reached the threshold again. Your loyal membership goes on until {{until}}.',
  withdrawn_subject: 'Your loyal membership has been withdrawn',
  withdrawn_sound: 'BACK',
  withdrawn_title: 'Your loyal membership has been withdrawn',
  withdrawn_text:
    'The bookings that took you over the threshold were cancelled and their points returned, so your spending is below it again.',
  withdrawn_again: 'Spend another NT${{remaining}} and you are a loyal member again.',
  ends_subject: 'Your membership ({{class}}) ends on {{until}}',
  ends_sound: 'SOON!',
  ends_title: '{{class}}: {{days}} days left',
  ends_text: 'Your membership ({{class}}) runs until {{until}}, that day included.',
  ends_loyal: 'Spend another NT${{remaining}} before then and it goes on for another year.',
  ends_associate: 'You can extend it now on the page “Membership”; the new period follows the last day.',
  ends_creator:
    'A renewal needs one work published commercially during the membership. Ask for it on the page “Membership”; we review it within 7 working days.',
  ends_after: 'After that you are a general member again. Your points and records stay.',
  extended_subject: 'Your membership ({{class}}) now runs until {{until}}',
  extended_sound: 'DONE!',
  extended_title: 'Membership extended',
  extended_text: 'Your membership ({{class}}) has been extended. The new last day is {{until}}.',
  passed_subject: 'Your creator renewal has been approved',
  passed_sound: 'PASSED!',
  passed_title: 'Renewal approved',
  passed_text: 'Congratulations on your new work. You stay a creator until {{until}}.',
  failed_subject: 'Your creator renewal was not approved',
  failed_sound: 'SORRY',
  failed_title: 'Renewal not approved',
  failed_text: 'We are sorry: this renewal was not approved. The reviewer says: {{reason}}',
  failed_again:
    'Until the membership ends you can ask again with another work; afterwards you can apply as a creator anew.',
} satisfies Record<keyof typeof source, string>
