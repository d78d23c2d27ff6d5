import type { rentMail as source } from '../zh/rent-mail.ts'

export const rentMail = {
  booked_subject: 'Booking confirmed: {{number}}',
  booked_title: 'The seat is yours',
  booked_sound: 'BOOKED!',
  booked_text: '{{device}}, {{seat}}',
  booked_time: '{{from}} to {{to}}',
  booked_points: 'Points used: {{points}}.',
  booked_code: 'Show this QR code at the desk ({{number}})',
  booked_arrive:
    'Please check in at the desk within {{minutes}} minutes of the start. After that the seat is released and the points stay spent.',
  booked_cancel: 'You can cancel until {{until}}; all points come back.',
  booked_button: 'See the booking',
  cancelled_subject: 'Booking cancelled: {{number}}',
  cancelled_title: 'Booking cancelled',
  cancelled_sound: 'OK!',
  cancelled_text: 'Your booking of {{device}} from {{from}} to {{to}} is cancelled.',
  cancelled_points: 'Points returned to where they came from: {{points}}.',
  cancelled_button: 'See your points',
} satisfies Record<keyof typeof source, string>
