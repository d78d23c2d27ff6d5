import { languages } from '@koma/domain/languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailServer, type MailServer, type ReceivedMail } from '../../testing/mail-server.ts'
import type { TestMember } from '../../testing/member-factory.ts'
import { freshPasswords, linkIn, mobileCodeFor, resetLinkFor, workOff } from '../../testing/recovery-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let server: MailServer
let asked = 0

beforeAll(async () => {
  server = await mailServer()
  api = await testApi()
  server.deliverFor(api)
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

/** What reached a mailbox, once the worker has handed everything over. */
async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  await workOff(api)
  return server.received.filter(({ to }) => to === address)
}

/** A word of each mail in each language, by which a reader knows what it is about. */
const words = {
  reset: { zh: '換一把新鑰匙', ja: '新しい鍵をどうぞ', en: 'A new key' },
  newEmail: { zh: '換一個信箱', ja: '新しい宛先へ', en: 'A new address' },
  wish: { zh: '這是您申請的嗎？', ja: 'ご本人のお申し込みですか', en: 'Was this you?' },
  changed: { zh: '信箱換好了', ja: 'メールアドレスが', en: 'Address changed' },
  password: { zh: '密碼換好了', ja: 'パスワードが変更され', en: 'Password changed' },
  mobile: { zh: '號碼換好了', ja: '携帯電話番号が', en: 'Number changed' },
  proof: { zh: '確認是您本人', ja: 'ご本人の確認', en: 'Is it you?' },
  device: { zh: '剛才是您登入的嗎？', ja: 'ログインしたのはご本人ですか', en: 'Was this you?' },
} as const

const htmlLang = { zh: 'zh-Hant-TW', ja: 'ja', en: 'en' } as const

describe.each(languages)('in %s', (language) => {
  const memberHere = () => api.memberWith({ locale: language })

  /** Both forms say it, the HTML is a page of the house in that language, and the button leads to the site. */
  function expectMail(mail: ReceivedMail | undefined, kind: keyof typeof words, path: string) {
    expect(mail?.text).toContain(words[kind][language])
    expect(mail?.html).toContain(words[kind][language])
    expect(mail?.html).toContain(`<html lang="${htmlLang[language]}"`)
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated')
    const href = `https://koma.example/${language}/${path}`
    expect(mail?.text).toContain(href)
    expect(mail?.html).toContain(`href="${href}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|undefined|accountMail\./)
  }

  const token = async (member: TestMember) => (await api.sessionOf(member)).token

  test('a forgotten password: the link works as it arrived, then the owner is told', async () => {
    const member = await memberHere()
    await resetLinkFor(api, member.email, `10.3.0.${++asked}`)
    const [mail] = await mailsTo(member.email)
    expectMail(mail, 'reset', 'identity/verify/')
    const code = /identity\/verify\/([\w-]+)/.exec(mail!.text)![1]
    expect((await api.call('PUT /member/email/password', { body: { code, ...freshPasswords } })).status).toBe(204)
    expectMail((await mailsTo(member.email))[1], 'password', 'forget_password')
  })

  test('a new address: a link there, a notice before and after here', async () => {
    const member = await memberHere()
    const email = `moved.${language}@example.com`
    const body = { email, current_password: member.password }
    await api.call('PUT /member/email', { token: member.token, body })
    expectMail((await mailsTo(email))[0], 'newEmail', 'register/verify/')
    expectMail((await mailsTo(member.email))[0], 'wish', 'forget_password')
    await api.call('POST /member/verify', { body: { code: await linkIn(api.db, email, 'register') } })
    expectMail((await mailsTo(member.email))[1], 'changed', 'forget_password')
  })

  test('a new number and a code by mail', async () => {
    const member = await memberHere()
    await api.call('POST /member/proof', { token: await token(member), body: { channel: 'email' } })
    const [proof] = await mailsTo(member.email)
    expectMail(proof, 'proof', 'member/info')
    const code = /(?<!\d)\d{6}(?!\d)/.exec(proof!.text)![0]
    expect(proof!.headers).not.toContain(code)
    const mobile = `09660000${10 + ++asked}`
    const sms_code = await mobileCodeFor(api, member.token, mobile)
    await api.call('PUT /member/mobile', { token: member.token, body: { mobile, sms_code, code } })
    expectMail((await mailsTo(member.email))[1], 'mobile', 'forget_password')
  })

  test('a new device', async () => {
    const { username, password, email } = await memberHere()
    const form = { grant_type: 'password', username, password }
    for (const from of ['203.0.113.5', '198.51.100.5']) await api.call('POST /token', { form, from })
    const [mail] = await mailsTo(email)
    expectMail(mail, 'device', 'member/devices')
    expect(mail!.text).toContain('198.51.100.*')
  })
})
