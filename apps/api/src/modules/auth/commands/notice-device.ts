import { clientDeviceOf, coarseAddress } from '@koma/domain/client-device.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { presentNewDevice } from '../present-mail.ts'
import { rememberDevice } from '../queries/devices.ts'
import type { Account, StartedSession } from '../queries.ts'

export interface DeviceSigns {
  readonly userAgent: string | null
  readonly address: string
  /** The key that the client keeps for its device. */
  readonly device: string | undefined
}

/**
 * Remembers the device of a sign-in, and mails the member when it is one that was not seen before. A device is known by
 * the key that it keeps, or by browser, system and network. Decision: accounts
 */
export async function noticeDevice(
  deps: Pick<Deps, 'secrets' | 'outbox' | 'config'>,
  tx: Tx,
  { account, started, signs }: { account: Account; started: StartedSession; signs: DeviceSigns },
): Promise<void> {
  const isNew = await rememberDevice(tx, account.id, marksOf(deps.secrets, signs))
  if (!isNew || !started.email) return
  const { locale: language, id } = account
  const seen = { language, userAgent: signs.userAgent, address: signs.address, at: started.at }
  const mail = mailPage(presentNewDevice(seen, deps.config.publicUrl))
  const dedupeKey = `mail:device:${id}:${started.sessionId}`
  await deps.outbox.write(tx, { channel: 'mail', to: started.email, language, ...mail, dedupeKey })
}

/** Hashed: the table tells nobody's habits to who reads it. */
function marksOf(secrets: Secrets, { userAgent, address, device }: DeviceSigns): readonly Buffer[] {
  const { browser, system } = clientDeviceOf(userAgent)
  const place = `place:${browser}:${system}:${coarseAddress(address)}`
  return [place, ...(device ? [`device:${device}`] : [])].map((mark) => secrets.sign('code', mark))
}
