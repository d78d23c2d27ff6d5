import { castView } from '@koma/database/demo/cast-view.ts'
import type { Config } from './config.ts'

/** Tells where the product is; in the demo also who can sign in, and where mail and SMS arrive. */
export function printBanner(config: Config) {
  process.stdout.write(`${bannerLines(config).join('\n')}\n`)
}

function bannerLines(config: Config): string[] {
  const lines = ['', `Koma is ready: ${config.publicUrl}/`, `Staff console:  ${config.publicUrl}/console`]
  if (!config.demo) return [...lines, ...missingSenders(config), '']
  const people = castView()
  const width = Math.max(...people.map(({ username }) => username.length))
  const rows = people.map(
    ({ role, class: memberClass, username, password, state }) =>
      `  ${username.padEnd(width)}  ${password.padEnd(20)}  ${role ? `staff: ${role}` : `${memberClass}${state ? `, ${state}` : ''}`}`,
  )
  return [...lines, `Mail and SMS:   ${config.publicUrl}/dev/mailbox`, '', 'The cast of the demo:', ...rows, '']
}

/** Outside the demo nobody reads a mailbox page: what cannot be sent must be said at the start. */
function missingSenders({ mail, sms }: Config): string[] {
  return [
    ...(mail.kind === 'mailbox' ? ['SMTP_URL is not set: mails wait in the outbox and do not leave.'] : []),
    ...(sms.kind === 'mailbox' ? ['SMS_GATEWAY is not set: text messages wait in the outbox and do not leave.'] : []),
  ]
}
