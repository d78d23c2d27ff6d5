import { clientDeviceOf, coarseAddress } from '@koma/domain/client-device.ts'
import type { Language } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { accountMailText } from '@koma/i18n/account-mail-text.ts'
import type { MailContent } from '../../platform/mail-page.ts'

export interface NewDevice {
  readonly language: Language
  readonly userAgent: string | null
  readonly address: string
  readonly at: Date
}

/**
 * The mail about a sign-in from a new device; nothing that the caller wrote stands in it.
 * Source: docs/guarantees.md I-60
 */
export function presentNewDevice({ language, userAgent, address, at }: NewDevice, publicUrl: string): MailContent {
  const text = accountMailText(language)
  const unknown = text('accountMail.device_unknown')
  const { browser, system } = clientDeviceOf(userAgent)
  const device = browser && system ? text('accountMail.device_known', { browser, system }) : (browser ?? system)
  return {
    language,
    subject: text('accountMail.device_subject'),
    sound: text('accountMail.device_sound'),
    title: text('accountMail.device_title'),
    paragraphs: [
      text('accountMail.device_text'),
      text('accountMail.device_name', { device: device ?? unknown }),
      text('accountMail.device_address', { address: coarseAddress(address) ?? unknown }),
      text('accountMail.device_at', { at: formatTaipeiDateTime(at).slice(0, 16) }),
    ],
    button: { label: text('accountMail.device_button'), href: `${publicUrl}/${language}/member/devices` },
    notes: [text('accountMail.device_you'), text('accountMail.device_not_you')],
  }
}
