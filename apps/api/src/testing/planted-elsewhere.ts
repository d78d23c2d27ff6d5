import { sql } from 'kysely'
import { expect } from 'vitest'
import { pgBossJobs } from '../platform/pg-boss-jobs.ts'
import { staffWith } from './staff-factory.ts'
import type { TestApi } from './test-api.ts'

/** Words of a member in places that no column of theirs leads to. */
export const plantedElsewhere = {
  wishedEmail: 'planted.wish@example.com',
  wishedMobile: '0987650003',
  passedOnMobile: '0987650004',
  providerEmail: 'planted.provider@example.com',
  providerName: '植栽丙',
  queued: 'planted.queued@example.com',
  oldMobile: '0987650005',
  oldName: '植栽丁',
  oldBirthday: '1986-02-13',
  oldCodeEmail: 'planted.corrected@example.com',
} as const

const words = plantedElsewhere

interface Planted {
  readonly id: string
  readonly token: string
  readonly password: string
  /** The address of the member's record of the former system. */
  readonly oldEmail: string
}

/** Lets the member ask for an address and a number, come by a provider, wait in the queue, and come from the former system. */
export async function plantElsewhere(api: TestApi, member: Planted): Promise<void> {
  await wish(api, member)
  await passOn(api, member.id)
  await comeByProvider(api, member.id)
  await waitInQueue(api)
  await comeFromFormerSystem(api, member)
}

/** Asks for another address and number, and never proves either. */
async function wish(api: TestApi, { token, password }: Planted) {
  const email = { email: words.wishedEmail, current_password: password }
  expect((await api.call('PUT /member/email', { token, body: email })).status).toBe(204)
  const mobile = { mobile: words.wishedMobile }
  expect((await api.call('POST /member/register/sms', { token, body: mobile })).status).toBe(204)
  // The codes are forgotten a day after their end; what was sent is not.
  await sql`delete from one_time_code where value in (${words.wishedEmail}, ${words.wishedMobile})`.execute(api.db)
}

/** A number that the member had for a while, with a message to it; somebody else has it now. */
async function passOn(api: TestApi, id: string) {
  const { rows } = await sql<{ mobile: string }>`select mobile from member where id = ${id}`.execute(api.db)
  await sql`update member set mobile = ${words.passedOnMobile} where id = ${id}`.execute(api.db)
  await sql`
    insert into message (id, channel, recipient, text, language, dedupe_key)
    values (koma_uuid7(), 'sms', ${words.passedOnMobile}, ${`for ${words.providerName}`}, 'zh', 'test:passed-on')`.execute(
    api.db,
  )
  await sql`update member set mobile = ${rows[0]!.mobile} where id = ${id}`.execute(api.db)
}

/** A credential that lives for minutes, and is swept at night. */
async function comeByProvider(api: TestApi, id: string) {
  await sql`
    insert into member_identity (id, member_id, provider, issuer, subject, email)
    values (koma_uuid7(), ${id}, 'google', 'https://id.example', 'planted', ${words.providerEmail})`.execute(api.db)
  await sql`
    insert into identity_credential (credential_hash, provider, issuer, subject, email, email_verified, name,
                                     tries_left, expires_at)
    values ('x', 'google', 'https://id.example', 'planted', ${words.providerEmail}, true, ${words.providerName}, 5,
            koma_now())`.execute(api.db)
}

/** A job of the real queue that names the address that was asked for. */
async function waitInQueue(api: TestApi) {
  const queue = pgBossJobs(api.databaseUrl, { error: () => {}, warn: () => {} })
  queue.handle('members.send_reset', async () => {})
  await queue.start()
  await queue.send(api.db, 'members.send_reset', { channel: 'mail', to: words.wishedEmail, name: words.queued })
  await queue.stop()
}

/** The record, the list that it came from, what that list had to be told of it, and the link that was mailed. */
async function comeFromFormerSystem(api: TestApi, { id, oldEmail }: Planted) {
  const { id: staffId } = await staffWith(api.db, 'admin')
  const list = `number,name,mail\nA-77,${words.oldName},${oldEmail}\n`
  await sql`
    with list as (
      insert into old_user_import (id, staff_id, file_name, encoding, file, columns, sample, rows_total, status)
      values (koma_uuid7(), ${staffId}, 'members.csv', 'utf-8', ${Buffer.from(list)}, '[]',
              ${JSON.stringify([['A-77', words.oldName, oldEmail]])}::jsonb, 1, 'imported')
      returning id
    )
    insert into old_user_import_line (import_id, line, position, outcome, old_id, field, reason, value)
    select id, 2, 1, 'noted', 'A-77', 'mobile', 'mobile', ${words.oldMobile} from list
    union all
    select id, 3, 1, 'duplicate', 'B-78', 'email', 'email', ${oldEmail} from list`.execute(api.db)
  await sql`
    with corrected as (
      update old_user
         set name = ${words.oldName},
             mobile = ${words.oldMobile},
             birthday = ${words.oldBirthday}
       where member_id = ${id}
      returning id
    )
    insert into old_user_code (code_hash, old_user_id, email, expires_at)
    select 'planted', id, ${words.oldCodeEmail}, koma_now() + interval '30 days' from corrected`.execute(api.db)
  await sql`
    insert into message (id, channel, recipient, text, language, dedupe_key)
    values (koma_uuid7(), 'mail', ${words.oldCodeEmail}, 'welcome', 'zh', 'test:corrected')`.execute(api.db)
}
