import type { Language } from '@koma/domain/languages.ts'
import { expectOk, type MailHouse } from './mail-house.ts'
import { visitProvider } from './provider-visit.ts'
import { freshPasswords, linkIn, mobileCodeFor, resetLinkFor } from './recovery-factory.ts'
import { registered } from './registration-factory.ts'

let made = 0

/** Lets everything happen to accounts, in one language, of which their owners are told by mail. */
export async function causeAccountMails(house: MailHouse, language: Language): Promise<void> {
  expectOk(await registered(house.api, { locale: language }))
  await waysBackIn(house, language)
  await newAddress(house, language)
  await newNumber(house, language)
  await waysIn(house, language)
  const { token, password } = await house.api.memberWith({ locale: language })
  expectOk(await house.api.call('DELETE /member', { token, body: { password } }))
}

async function waysBackIn({ api }: MailHouse, language: Language) {
  const { email } = await api.memberWith({ locale: language })
  const code = await resetLinkFor(api, email)
  expectOk(await api.call('PUT /member/email/password', { body: { code, ...freshPasswords } }))
}

async function newAddress({ api }: MailHouse, language: Language) {
  const { token, password: current_password } = await api.memberWith({ locale: language })
  const other = await api.memberWith({ locale: language })
  const email = `moved-${language}-${++made}@example.com`
  for (const wanted of [other.email, email]) {
    expectOk(await api.call('PUT /member/email', { token, body: { email: wanted, current_password } }))
  }
  expectOk(await api.call('POST /member/verify', { body: { code: await linkIn(api.db, email, 'register') } }))
}

async function newNumber({ api }: MailHouse, language: Language) {
  const { token, password: current_password } = await api.memberWith({ locale: language })
  expectOk(await api.call('POST /member/proof', { token, body: { channel: 'email' } }))
  const mobile = `09440000${10 + ++made}`
  const body = { mobile, sms_code: await mobileCodeFor(api, token, mobile), current_password }
  expectOk(await api.call('PUT /member/mobile', { token, body }))
}

async function waysIn({ api, peer }: MailHouse, language: Language) {
  const { token, username, password } = await api.memberWith({ locale: language })
  const form = { grant_type: 'password', username, password }
  for (const from of ['203.0.113.5', '198.51.100.5']) expectOk(await api.call('POST /token', { form, from }))
  expectOk(await visitProvider(api, peer, { sub: `mail-${language}` }, token))
  const { body: identities } = await api.call('GET /member/identities', { token })
  expectOk(await api.call(`DELETE /member/identities/${identities[0].id}`, { token }))
}
