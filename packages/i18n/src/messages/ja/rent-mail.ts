import type { rentMail as source } from '../zh/rent-mail.ts'

export const rentMail = {
  booked_subject: '予約が完了しました：{{number}}',
  booked_title: '席を確保しました',
  booked_sound: 'BOOKED!',
  booked_text: '{{device}}（{{seat}}）',
  booked_time: '{{from}}から{{to}}まで',
  booked_points: '{{points}}ポイントを使用しました。',
  booked_code: 'カウンターでこのQRコードをお見せください（{{number}}）',
  booked_arrive:
    '開始から{{minutes}}分以内にカウンターで受付をしてください。過ぎると席は開放され、ポイントは戻りません。',
  booked_cancel: '{{until}}までは取り消すことができ、ポイントはすべて戻ります。',
  booked_button: '予約履歴を見る',
  cancelled_subject: '予約を取り消しました：{{number}}',
  cancelled_title: '予約を取り消しました',
  cancelled_sound: 'OK!',
  cancelled_text: '{{device}}、{{from}}から{{to}}までの予約を取り消しました。',
  cancelled_points: '{{points}}ポイントを元のところに戻しました。',
  cancelled_button: 'ポイント履歴を見る',
} satisfies Record<keyof typeof source, string>
