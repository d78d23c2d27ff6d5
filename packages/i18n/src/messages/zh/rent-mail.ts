/** Mails about bookings. */
export const rentMail = {
  booked_subject: '預約完成：{{number}}',
  booked_title: '座位已為您保留',
  booked_sound: 'BOOKED!',
  booked_text: '{{device}}，{{seat}}',
  booked_time: '{{from}} 到 {{to}}',
  booked_points: '使用 {{points}} 點。',
  booked_code: '到櫃檯時請出示這個 QR 碼（{{number}}）',
  booked_arrive: '請在開始後 {{minutes}} 分鐘內到櫃檯報到，逾時座位會釋出，點數不退。',
  booked_cancel: '{{until}} 以前可以取消，點數全數退回。',
  booked_button: '查看預約紀錄',
  cancelled_subject: '預約已取消：{{number}}',
  cancelled_title: '預約已取消',
  cancelled_sound: 'OK!',
  cancelled_text: '{{device}}，{{from}} 到 {{to}} 的預約已經取消。',
  cancelled_points: '{{points}} 點已全數退回原處。',
  cancelled_button: '查看點數紀錄',
} as const
