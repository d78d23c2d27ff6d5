import type { Message } from '../../translate.ts'
import type { consoleMessages as source } from '../zh/console-messages.ts'

export const consoleMessages = {
  created_at: 'Created',
  channel: 'Channel',
  channel_mail: 'Mail',
  channel_sms: 'SMS',
  to: 'To',
  subject: 'Subject',
  status_queued: 'Queued',
  status_sent: 'Sent',
  status_failed: 'Failed',
  attempts: 'Attempts',
  error: 'Error',
  action: 'Resend',
  retry: 'Resend',
  retry_to: 'Resend: {{to}}',
  done_retry: 'Queued again; it will be tried shortly.',
  empty_next: 'Mails and SMS that are sent will appear here.',
} satisfies Record<keyof typeof source, Message>
