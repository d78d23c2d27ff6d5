import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { creatorLists } from './creator-factory.ts'
import { deviceWith, openCentre } from './device-factory.ts'
import { mailServer, type MailServer } from './mail-server.ts'
import { openIdPeer, type OpenIdPeer } from './openid-peer.ts'
import { someplace } from './registration-factory.ts'
import type { TestStaff } from './staff-factory.ts'
import { testApi, type TestApi } from './test-api.ts'

/** A centre in which everything can happen of which somebody is told by mail, and a mail server that takes it. */
export interface MailHouse {
  readonly api: TestApi
  readonly server: MailServer
  readonly peer: OpenIdPeer
  readonly admin: TestStaff
  readonly today: string
  /** A day on which the centre is open. */
  readonly openDay: string
  /** Two devices: one of usual points, one so dear that two hours of it make a loyal member. */
  readonly desk: number
  readonly dearDesk: number
  close(): Promise<void>
}

const today = taipeiDate('2026-11-20')

/** Opens it. */
export async function mailHouse(): Promise<MailHouse> {
  const [server, peer] = [await mailServer(), await openIdPeer()]
  const api = await testApi({ rateLimits: false }, { identityProvider: peer.provider })
  await api.setClock(instantAt(today, '12:00'))
  await Promise.all([someplace(api.db), openCentre(api.db), creatorLists(api.db)])
  await deviceWith(api.db, { id: 1, seats: 3 })
  await deviceWith(api.db, { id: 2, seats: 3, pointsPerUnit: 5_000 })
  await sql`
    insert into setting (key, valid_from, value)
    values ('contact.mail_to', '2026-01-01', '"centre@koma.example"'::jsonb)`.execute(api.db)
  server.deliverFor(api)
  return {
    api,
    server,
    peer,
    admin: await api.staffWith('admin'),
    today,
    openDay: addDays(today, 4),
    desk: 1,
    dearDesk: 2,
    async close() {
      await api.close()
      await peer.stop()
      await server.stop()
    },
  }
}

/** The answer, when it is a success. Throws when it is not. */
export function expectOk<Answer extends { readonly status: number; readonly text: string }>(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer
}
