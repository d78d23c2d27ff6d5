import type { Language } from '@koma/domain/languages.ts'
import { addDays, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { applyAs, smallPdf } from './creator-factory.ts'
import { causeAccountMails } from './mail-causes-of-accounts.ts'
import { expectOk, type MailHouse } from './mail-house.ts'
import type { TestMember } from './member-factory.ts'
import { importList, listOf, workOff } from './old-user-factory.ts'
import { pdfWith } from './pdf-factory.ts'
import { codeFor, registrationForm } from './registration-factory.ts'
import type { TestApi } from './test-api.ts'

let made = 0
const named = (language: Language) => `mail-${language}-${++made}`

/** Lets everything happen, in one language, of which somebody is told by mail. Throws where something does not. */
export async function causeMails(house: MailHouse, language: Language): Promise<void> {
  await causeAccountMails(house, language)
  await letters(house, language)
  await bookings(house, language)
  await applications(house, language)
  await memberships(house, language)
  await formerMembers(house, language)
  await house.api.deps.jobs.runAll()
  await workOff(house.api)
}

const acceptOf = (language: Language) => ({ 'accept-language': language })

async function letters({ api, admin }: MailHouse, language: Language) {
  const email = `${named(language)}@example.com`
  const headers = acceptOf(language)
  for (const reason of ['space', 'account_cancel']) {
    const body = { reason, body: 'Hello', name: 'A reader', email }
    expectOk(await api.call('POST /contact', { body, headers }))
  }
  const ticket = await api.db.selectFrom('contact_ticket').select('id').where('email', '=', email).execute()
  const answer = { zh: '您好，可以的。', ja: 'はい、できます。', en: 'Yes, you can.\nSee you soon.' }[language]
  expectOk(await api.call(`POST /staff/contact/${ticket[0]!.id}/answer`, { token: admin.token, body: { answer } }))
}

async function bookings({ api, openDay, desk, dearDesk }: MailHouse, language: Language) {
  const { token } = await api.memberWith({ points: 20_000, locale: language })
  const at = { starts_at: `${openDay} 10:00:00`, ends_at: `${openDay} 12:00:00`, agree: true }
  // The dear one makes them loyal, and its cancellation takes that back.
  for (const device_id of [dearDesk, desk]) {
    const { body } = expectOk(await api.call('POST /rent/apply', { token, body: { device_id, ...at } }))
    await api.deps.jobs.runAll()
    expectOk(await api.call(`PUT /rent/apply/${body.id}/cancel`, { token }))
  }
}

async function applications({ api, admin }: MailHouse, language: Language) {
  const member = () => api.memberWith({ locale: language })
  const decide = async (id: string, decision: string, body: object) =>
    expectOk(await api.call(`POST /staff/creators/${id}/${decision}`, { token: admin.token, body }))
  const reason = { zh: '請補上作品的網址。', ja: '作品のURLを追記してください。', en: 'Please add the address.' }[
    language
  ]
  const files = { 'held.pdf': pdfWith({ objects: ['<< /S /JavaScript >>'] }), 'fine.pdf': smallPdf(named(language)) }
  const [one, other] = [await member(), await member()]
  const first = expectOk(await applyAs(api, one.token, {}, files)).body
  await decide(first.id, 'return', { reason, comments: { address: reason } })
  await decide(expectOk(await applyAs(api, one.token)).body.id, 'approve', {})
  const held = expectOk(await applyAs(api, other.token, {}, files)).body
  const { rows } = await sql<{ id: string }>`
    select id from file where subject_id = ${held.id} and state = 'held'`.execute(api.db)
  expectOk(await api.call(`POST /staff/files/${rows[0]!.id}/refuse`, { token: admin.token, body: {} }))
  await decide(held.id, 'reject', { reason })
}

async function memberships({ api, admin, today }: MailHouse, language: Language) {
  await loyalTwice(api, language)
  const memberUntil = (memberClass: string, days: number) => memberOf(api, language, memberClass, today, days)
  for (const memberClass of ['loyal', 'associate_creator', 'creator']) await memberUntil(memberClass, 7)
  const associate = await memberUntil('associate_creator', 31)
  expectOk(await api.call('POST /my/membership/extend', { token: associate.token }))
  for (const decision of ['approve', 'reject']) {
    const { token } = await memberUntil('creator', 31)
    const published_on = addDays(taipeiDate(today), -30)
    const body = { title: 'Rain', publisher: 'Panels', published_on, url: 'https://publisher.example/books/1' }
    const asked = expectOk(await api.call('POST /my/membership/renewal', { token, body })).body
    const reason = { zh: '不是商業出版', ja: '商業出版ではありません', en: 'Not a commercial publication' }[language]
    const call = { token: admin.token, ...(decision === 'reject' && { body: { reason } }) }
    expectOk(await api.call(`POST /staff/renewals/${asked.id}/${decision}`, call))
  }
}

/** Pays the threshold twice: for this year, and for the next. */
async function loyalTwice(api: TestApi, language: Language) {
  const { id } = await api.memberWith({ locale: language })
  for (const time of [1, 2]) {
    await sql`
      select points_grant(${id}, 'purchased', 10000, null, 'purchase', 'centre.sales', ${`topup:${id}:${time}`}, null)
    `.execute(api.db)
  }
}

async function memberOf(
  api: TestApi,
  language: Language,
  memberClass: string,
  today: string,
  days: number,
): Promise<TestMember> {
  const member = await api.memberWith({ locale: language })
  const [from, to] = [addDays(taipeiDate(today), -200), addDays(taipeiDate(today), days)]
  await sql`
    insert into membership_period (id, member_id, class, starts_on, ends_on, cause)
    values (koma_uuid7(), ${member.id}, ${memberClass}, ${from}, ${to}, ${`test:${member.id}`})`.execute(api.db)
  await sql`select membership_refresh(${member.id})`.execute(api.db)
  return member
}

async function formerMembers({ api, admin }: MailHouse, language: Language) {
  const oldId = `OLD-${named(language)}`
  const email = `${named(language)}@example.com`
  await importList(api, admin.token, listOf([{ oldId, email }]))
  await sql`update old_user set locale = ${language} where old_id = ${oldId}`.execute(api.db)
  const again = async () => {
    expectOk(await api.call('POST /member/old_user/resend', { body: { email } }))
    await workOff(api)
  }
  await again()
  const { rows } = await sql<{ text: string }>`select text from message where recipient = ${email}`.execute(api.db)
  const code = /\/olduser\/verify\/([\w-]{40,})/.exec(rows[0]?.text ?? '')?.[1]
  const form = registrationForm()
  const body = { ...form, sms_code: await codeFor(api, form.mobile), code }
  expectOk(await api.call('POST /member/old_user', { body, headers: acceptOf(language) }))
  await again()
}
