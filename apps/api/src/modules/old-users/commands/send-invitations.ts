import type { Deps } from '../../../platform/deps.ts'
import { nextToMail } from '../queries/mails.ts'
import { inviteOldUser } from './invite-old-user.ts'

/** Mails the next ones who wait, so many as the settings allow a minute; each once, however many processes do so. */
export async function sendInvitations(deps: Deps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const targets = await nextToMail(tx)
    for (const target of targets) await inviteOldUser(deps, tx, target)
    return targets.length
  })
}
