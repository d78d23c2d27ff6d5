import type { Deps } from '../../../platform/deps.ts'
import { mailPage } from '../../../platform/mail-page.ts'
import { presentMail } from '../present-mail.ts'
import { claimRentNotices, finishNotices } from '../queries/notices.ts'
import { rentById } from '../queries/rents.ts'

const noticesAtOnce = 20

/** Turns what bookings left to be told into mails, each once; gives how many. Source: product §8 "Success messages" */
export async function writeRentNotices({
  db,
  outbox,
  config,
  settings,
}: Pick<Deps, 'db' | 'outbox' | 'config' | 'settings'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const notices = await claimRentNotices(tx, noticesAtOnce)
    const [first] = notices
    if (!first) return 0
    const house = await settings.at(tx, first.now)
    for (const notice of notices) {
      const rent = await rentById(tx, notice.rentId)
      if (!rent) throw new Error(`Notice ${notice.id} names no booking`)
      const mail = mailPage(presentMail(notice, rent, house, config.publicUrl))
      await outbox.write(tx, {
        channel: 'mail',
        to: notice.email,
        language: notice.language,
        ...mail,
        dedupeKey: `${notice.kind}:${notice.rentId}`,
      })
    }
    await finishNotices(
      tx,
      notices.map(({ id }) => id),
    )
    return notices.length
  })
}
