import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { mailLinkAgain, mailResetLink, resetByCode, sendResetCode } from './forget.ts'
import { lookAtLink, resetByLink } from './mailed-link.ts'

function door(answers: Answers, cookie?: string) {
  const api = fakeApi(answers)
  const address = '/en/forget_password'
  return { api, screen: fakeScreen({ transport: api.transport, address, ...(cookie !== undefined && { cookie }) }) }
}

const done = { status: 204 }
const form = {
  country: '886',
  mobile: '0912-345 678',
  sms_code: ' 123456 ',
  password: ' ink 2027 ',
  password_confirmation: ' ink 2027 ',
}
const sent = (api: ReturnType<typeof fakeApi>) => JSON.parse(String(api.requests[0]?.body)) as Record<string, unknown>
const cookiesOf = (screen: ReturnType<typeof fakeScreen>) =>
  screen.session.setCookies().map((cookie) => cookie.split(';')[0])

describe('by mobile', () => {
  test('the code is asked for by the number alone', async () => {
    const { api, screen } = door({ 'POST /member/forget/sms': done })
    expect(await sendResetCode(screen, form)).toMatchObject({ isCodeSent: true, toast: { tone: 'success' } })
    expect(sent(api)).toEqual({ mobile: '0912345678' })
  })

  test('too fast: tells how long to wait', async () => {
    const headers = { 'retry-after': '42' }
    const { screen } = door({ 'POST /member/forget/sms': { ...refused(429, 'rate.limited'), headers } })
    expect(await sendResetCode(screen, form)).toMatchObject({ isCodeSent: false, waitSeconds: 42 })
  })

  test('sends the password as it was typed, ends this session too and leads to the success page', async () => {
    const { api, screen } = door({ 'PUT /member/sms/password': done }, signedIn)
    const answer = (await resetByCode(screen, form)) as Response
    expect(sent(api)).toEqual({
      mobile: '0912345678',
      sms_code: '123456',
      password: ' ink 2027 ',
      password_confirmation: ' ink 2027 ',
    })
    expect(answer.headers.get('location')).toBe('/en/forget_password/done')
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(cookiesOf(screen)).toEqual(['koma_access=', 'koma_refresh=', 'koma_sent='])
  })

  test('a refusal comes back by field, without the passwords', async () => {
    const errors = { sms_code: ['wrong'] }
    const { screen } = door({ 'PUT /member/sms/password': refused(422, 'validation.failed', { errors }) })
    const answer = await resetByCode(screen, form)
    expect(answer).toMatchObject({ intent: 'reset', errors: { sms_code: 'wrong' } })
    expect(JSON.stringify(answer)).not.toContain('ink 2027')
  })
})

describe('by mail', () => {
  test('leads to the mail-sent page, which knows where it went', async () => {
    const { screen } = door({ 'POST /member/forget/email': done })
    const answer = (await mailResetLink(screen, { email: ' lin@example.org ' })) as Response
    expect(answer.headers.get('location')).toBe('/en/forget_password/sent')
    expect(cookiesOf(screen)).toEqual(['koma_sent=lin%40example.org'])
  })

  test('sends it again to the same address; who names none begins anew', async () => {
    const { api, screen } = door({ 'POST /member/forget/email': done }, 'koma_sent=lin%40example.org')
    await mailLinkAgain(screen)
    expect(sent(api)).toEqual({ email: 'lin@example.org' })
    const other = door({})
    const answer = (await mailLinkAgain(other.screen)) as Response
    expect(answer.headers.get('location')).toBe('/en/forget_password?by=mail')
    expect(other.api.requests).toEqual([])
  })
})

describe('a mailed link', () => {
  const identity = { purpose: 'password_reset', username_masked: 'li******g' }

  test('is looked at without a toast, and one that does not work is no error', async () => {
    expect(await lookAtLink(door({ 'POST /member/verify_identity': { body: identity } }).screen, 'c')).toEqual(identity)
    const failed = door({ 'POST /member/verify_identity': refused(409, 'verification.failed') })
    expect(await lookAtLink(failed.screen, 'c')).toBeNull()
  })

  test('sets the password; a refused one leaves it open, a dead link says so', async () => {
    const good = door({ 'PUT /member/email/password': done })
    expect(((await resetByLink(good.screen, 'c', form)) as Response).status).toBe(303)
    const errors = { password: ['common'] }
    const common = door({ 'PUT /member/email/password': refused(422, 'validation.failed', { errors }) })
    expect(await resetByLink(common.screen, 'c', form)).toMatchObject({ isOver: false, errors: { password: 'common' } })
    const dead = door({ 'PUT /member/email/password': refused(409, 'verification.failed') })
    expect(await resetByLink(dead.screen, 'c', form)).toMatchObject({ isOver: true, errors: {} })
  })
})
