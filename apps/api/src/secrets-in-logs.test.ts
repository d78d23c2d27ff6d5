import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appClient, codeOf } from './testing/app-client.ts'
import { invitedPerson } from './testing/old-user-factory.ts'
import { openIdPeer, type OpenIdPeer } from './testing/openid-peer.ts'
import { returnFrom } from './testing/provider-visit.ts'
import { linkIn, resetCodeFor, resetLinkFor } from './testing/recovery-factory.ts'
import {
  codeFor,
  codeIn,
  linkCodeFor,
  messagesTo,
  registrationForm,
  someplace,
  type RegistrationForm,
} from './testing/registration-factory.ts'
import { totpOf } from './testing/staff-factory.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

const secretsAtLeast = 40
/** Codes, links, tokens, passwords, keys and proofs of every way in. */
const kindsAtLeast = 30

let api: TestApi
let peer: OpenIdPeer
/** Whatever somebody could use to get in, with what it is. */
const secrets = new Map<string, string>()

/** Each way in and out, right and wrong, with every secret remembered. */
beforeAll(async () => {
  peer = await openIdPeer()
  api = await testApi({}, { identityProvider: peer.provider })
  await someplace(api.db)
  for (let person = 0; person < 3; person++) await liveThrough(person)
  await provedByAnother()
  await letInAnApp()
  await movedFromBefore()
  await staffDay()
  await breakDown()
})
afterAll(async () => {
  await api.close()
  await peer.stop()
})

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

/** The way over a provider: the key of the flow, what it came back with, the credential, and the codes of a member. */
async function provedByAnother() {
  const member = await api.memberWith()
  const person = { sub: 'planted', email: member.email, email_verified: true }
  const { flow, query, url } = await returnFrom(api, peer, person)
  plant('key of a flow', flow)
  for (const name of ['state', 'nonce', 'code_challenge'])
    plant(`${name} of a flow`, new URL(url).searchParams.get(name)!)
  plant('code of the provider', new URLSearchParams(query).get('code')!)
  const { body } = await api.call('POST /auth/google/callback', { body: { flow, query } })
  const credential = plant('credential', body.credential)
  await api.call('POST /member/three/join/sms', { body: { credential } })
  const sms_code = plant('code to join', codeIn((await messagesTo(api.db, member.mobile))[0]?.text))
  await api.call('POST /member/three/join', {
    body: { credential, password: plant('wrong to join', 'planted-join-1') },
  })
  expect((await api.call('POST /member/three/join', { body: { credential, sms_code } })).status).toBe(200)
  await api.call('POST /member/proof', { token: member.token, body: { channel: 'email' } })
  plant('proof by mail', codeIn((await messagesTo(api.db, member.email))[0]?.text))
}

/** An app of a member: the code, what proves who asked for it, and the tokens. */
async function letInAnApp() {
  const { token } = await api.memberWith()
  const app = await appClient(api)
  const { query, verifier } = app.begin()
  plant('verifier', verifier)
  const { body } = await api.call('POST /3rd/authorize', { token, body: { ...query, allow: true } })
  const code = plant('authorization code', codeOf(body.redirect))
  const { body: pair } = await app.exchange(code, verifier)
  plant('token of an app', pair.access_token)
  plant('refresh token of an app', pair.refresh_token)
  expect((await app.exchange(code, verifier)).status).toBe(400)
}

/** A link of the former system, looked at, wrong, right and used again. */
async function movedFromBefore() {
  const { token } = await api.staffWith('admin')
  const code = plant('old user code', await invitedPerson(api, token, { oldId: 'PLANTED-1' }))
  for (const one of [code, plant('wrong old user code', 'planted-old-user-code-that-nobody-was-sent')]) {
    await api.call(`GET /member/old_user/${one}`)
    await api.call(`GET /member/old_user/${one}/state`)
  }
  const member = await api.memberWith()
  for (const status of [200, 409]) {
    const answer = await api.call('POST /member/old_user/merge', { token: member.token, body: { code } })
    expect(answer.status).toBe(status)
  }
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
  expect(new Set(secrets.values()).size).toBeGreaterThanOrEqual(kindsAtLeast)
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
