import type { Message } from '../../translate.ts'
import type { consoleMessages as source } from '../zh/console-messages.ts'

export const consoleMessages = {
  created_at: '作成日時',
  channel: '方法',
  channel_mail: 'メール',
  channel_sms: 'SMS',
  to: '宛先',
  subject: '件名',
  status_queued: '送信待ち',
  status_sent: '送信済み',
  status_failed: '送信失敗',
  attempts: '回数',
  error: 'エラー',
  action: '再送',
  retry: '再送',
  retry_to: '再送：{{to}}',
  done_retry: '送信待ちに戻しました。まもなくもう一度送ります。',
  empty_next: '送ったメールと SMS がここに表示されます。',
} satisfies Record<keyof typeof source, Message>
