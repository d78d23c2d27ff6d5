/** The outbox: mails and SMS. */
export const consoleMessages = {
  created_at: '建立時間',
  channel: '管道',
  channel_mail: '電子郵件',
  channel_sms: '簡訊',
  to: '收件人',
  subject: '主旨',
  status_queued: '待寄送',
  status_sent: '已寄出',
  status_failed: '寄送失敗',
  attempts: '次數',
  error: '錯誤',
  action: '重寄',
  retry: '重寄',
  retry_to: '重寄：{{to}}',
  done_retry: '已排入寄送，稍後會再試一次。',
  empty_next: '寄出的電子郵件與簡訊會出現在這裡。',
} as const
