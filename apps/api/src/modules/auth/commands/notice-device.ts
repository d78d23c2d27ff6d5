import { clientDeviceOf, coarseAddress } from '@koma/domain/client-device.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { presentNewDevice } from '../present-mail.ts'
import { rememberDevice, reachedAt } from '../queries/devices.ts'

export interface DeviceSigns {
  readonly userAgent: string | null
  readonly address: string
  /** The key that the client keeps for its device. */
  readonly device?: string | undefined
}

/**
 * Remembers the device of a sign-in, and mails the member when it is one that was not seen before. A device is known by
 * the key that it keeps, or by browser, system and network. Decision: accounts
 */
export async function noticeDevice(
  deps: Pick<Deps, 'secrets' | 'outbox' | 'config'>,
  tx: Tx,
  { memberId, sessionId, signs }: { memberId: string; sessionId: string; signs: DeviceSigns },
): Promise<void> {
  if (!(await rememberDevice(tx, memberId, marksOf(deps.secrets, signs)))) return
  const member = await reachedAt(tx, memberId)
  if (!member) return
  const { language, email: to, at } = member
  const seen = { language, userAgent: signs.userAgent, address: signs.address, at }
  const mail = mailPage(presentNewDevice(seen, deps.config.publicUrl))
  await deps.outbox.write(tx, { channel: 'mail', to, language, ...mail, dedupeKey: `mail:device:${sessionId}` })
}

/** Hashed: the table tells nobody's habits to who reads it. */
function marksOf(secrets: Secrets, { userAgent, address, device }: DeviceSigns): readonly Buffer[] {
  const { browser, system } = clientDeviceOf(userAgent)
  const place = `place:${browser}:${system}:${coarseAddress(address)}`
  return [place, ...(device ? [`device:${device}`] : [])].map((mark) => secrets.sign('code', mark))
}
