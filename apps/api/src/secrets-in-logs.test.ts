import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, resetCodeFor, resetLinkFor } from './testing/recovery-factory.ts'
import {
  codeFor,
  linkCodeFor,
  registrationForm,
  someplace,
  type RegistrationForm,
} from './testing/registration-factory.ts'
import { totpOf } from './testing/staff-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

const secretsAtLeast = 40

let api: TestApi
/** Whatever somebody could use to get in, with what it is. */
const secrets = new Map<string, string>()

/** Each way in and out, right and wrong, with every secret remembered. */
beforeAll(async () => {
  api = await testApi()
  await someplace(api.db)
  for (let person = 0; person < 3; person++) await liveThrough(person)
  await staffDay()
  await breakDown()
})
afterAll(() => api.close())

/** Whether the secret stands there by itself: six digits also stand by chance in a time or an id. */
function stands(text: string, secret: string): boolean {
  const at = text.indexOf(secret)
  if (at < 0 || secret.length > 6) return at >= 0
  return new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text)
}

function plant(kind: string, secret: string): string {
  secrets.set(secret, kind)
  return secret
}

async function liveThrough(person: number) {
  const from = `203.0.113.${person}`
  const password = plant('password', `planted-ink-${person}-7`)
  const form = registrationForm({ password, password_confirmation: password })
  const sms_code = plant('SMS code', await codeFor(api, form.mobile, from))
  await api.call('POST /member', { body: { ...form, sms_code: plant('wrong SMS code', '918273') }, from })
  expect((await api.call('POST /member', { body: { ...form, sms_code }, from })).status).toBe(201)
  const link = plant('mailed link', await linkCodeFor(api.db, form.email))
  for (const code of [plant('wrong link', `no-such-link-${person}`), link, link])
    await api.call('POST /member/verify', { body: { code } })
  const wrong = plant('wrong password', `planted-typo-${person}-9`)
  for (const typed of [wrong, password]) {
    const answer = await api.call('POST /token', {
      form: { grant_type: 'password', username: form.username, password: typed },
      from,
    })
    if (answer.status === 200) await useUp(answer.body, password)
  }
  await getBackIn(person, form)
  await api.call('POST /token', {
    form: {
      grant_type: 'password',
      username: plant('password in the wrong field', `planted-oops-${person}-3`),
      password: 'x',
    },
    from,
  })
}

async function useUp(pair: { access_token: string; refresh_token: string }, password: string) {
  plant('access token', pair.access_token)
  const body = { grant_type: 'refresh_token', refresh_token: plant('refresh token', pair.refresh_token) }
  const next = (await api.call('POST /token', { body })).body
  plant('second access token', next.access_token)
  plant('second refresh token', next.refresh_token)
  await api.moveClock(11)
  const { access_token: token } = next
  await api.call('DELETE /member', { token, body: { password: plant('wrong password at the end', `${password}!`) } })
  await api.call('POST /token', { body })
  await api.call('GET /member', { token: plant('made-up token', 'a-token-that-nobody-has-ever-given-out') })
}

/** Every way back in and every change of the account, with the codes, links and passwords on it. */
async function getBackIn(person: number, { email, mobile, username }: RegistrationForm) {
  const from = `203.0.113.${100 + person}`
  const fresh = (kind: string) => {
    const password = plant(kind, `planted-${kind.replaceAll(' ', '-')}-${person}-1`)
    return { password, password_confirmation: password }
  }
  // The number has just been sent a code: another one a minute later.
  await api.moveClock(61)
  const link = plant('reset link', await resetLinkFor(api, email, from))
  await api.call('POST /member/verify_identity', { body: { code: link }, from })
  expect(
    (await api.call('PUT /member/email/password', { body: { code: link, ...fresh('reset by mail') }, from })).status,
  ).toBe(204)
  const sms_code = plant('reset code', await resetCodeFor(api, mobile, from))
  const { password, ...again } = fresh('reset by code')
  await api.call('PUT /member/sms/password', { body: { mobile, sms_code, password, ...again }, from })
  const device = plant('device key', `planted-device-${person}-key`)
  const form = { grant_type: 'password', username, password, device }
  const { body: pair } = await api.call('POST /token', { form, from })
  const token = plant('token after a reset', pair.access_token)
  const moved = { email: `moved.${email}`, current_password: password }
  expect((await api.call('PUT /member/email', { token, body: moved })).status).toBe(204)
  const code = plant('link to a new address', await linkIn(api.db, moved.email, 'register'))
  await api.call('POST /member/verify', { body: { code } })
}

async function staffDay() {
  for (let person = 0; person < 3; person++) {
    const staff = await api.staffWith('desk')
    plant('staff password', staff.password)
    plant('second factor', staff.totpSecret)
    const totp = plant('TOTP', totpOf(staff))
    const body = { username: staff.username, password: staff.password, totp }
    const { body: pair } = await api.call('POST /staff/token', { body, from: `198.51.100.${person}` })
    plant('staff token', pair.access_token)
    await api.call('DELETE /staff/token', { token: pair.access_token })
    await api.call('POST /staff/token', { body: { ...body, totp: 'planted' }, from: `198.51.100.${person}` })
  }
}

/** An error of the database names the values it stumbled over: they must not be told on. */
async function breakDown() {
  const form = registrationForm({
    password: plant('password at an error', 'planted-crash-5'),
    password_confirmation: 'planted-crash-5',
  })
  const sms_code = plant('SMS code at an error', await codeFor(api, form.mobile))
  await sql`
    create function fail() returns trigger language plpgsql as 'begin raise exception ''no room''; end'`.execute(api.db)
  await sql`create trigger fails before insert on message for each row execute function fail()`.execute(api.db)
  expect((await api.call('POST /member', { body: { ...form, sms_code } })).status).toBe(500)
  await sql`drop trigger fails on message`.execute(api.db)
}

test(`none of ${secretsAtLeast} secrets and more stands in the log, which tells what happened`, () => {
  const log = api.log.join('')
  expect(secrets.size).toBeGreaterThanOrEqual(secretsAtLeast)
  expect([...secrets].filter(([secret]) => stands(log, secret)).map(([, kind]) => kind)).toEqual([])
  const events = [
    'signed in',
    'sign-in refused',
    'staff signed in',
    'registered',
    'refresh token used again',
    'unforeseen',
  ]
  expect(events.filter((event) => !log.includes(event))).toEqual([])
})

test('none of them stands in the database, but for what the outbox has still to send', async () => {
  const tables = Object.keys(await schema()).filter((table) => table !== 'message' && table !== 'staff_account')
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select to_json(it)::text as row from ${sql.table(table)} it`.execute(
      api.db,
    )
    const all = rows.map(({ row }) => row).join('\n')
    const found = [...secrets].filter(([secret]) => stands(all, secret)).map(([, kind]) => `${table}: ${kind}`)
    expect(found).toEqual([])
  }
})

test('negative control: a secret that is logged is found', () => {
  const secret = plant('planted for the control', 'this-one-is-logged-on-purpose')
  api.app.log.info({ secret }, 'control')
  const log = api.log.join('')
  expect([...secrets].filter(([planted]) => stands(log, planted))).toHaveLength(1)
  secrets.delete(secret)
})

async function schema(): Promise<Record<string, true>> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table
      from information_schema.tables
     where table_schema = 'public'
       and table_type = 'BASE TABLE'`.execute(api.db)
  return Object.fromEntries(rows.map(({ table }) => [table, true] as const))
}
