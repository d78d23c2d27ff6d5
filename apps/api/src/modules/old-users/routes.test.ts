import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carriedTo, invitedPerson, workOff } from '../../testing/old-user-factory.ts'
import { codeFor, messagesTo, registrationForm, someplace } from '../../testing/registration-factory.ts'
import type { TestStaff } from '../../testing/staff-factory.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestStaff

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await someplace(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  admin = await api.staffWith('admin')
})
afterAll(() => api.close())

const invited = (person: Parameters<typeof invitedPerson>[2]) => invitedPerson(api, admin.token, person)

/** The form of somebody who moves, with the right code of their phone. */
async function movingForm(code: string, changes: Readonly<Record<string, unknown>> = {}) {
  const form = registrationForm(changes)
  return { ...form, sms_code: await codeFor(api, form.mobile), code }
}

describe('GET /member/old_user/:code', () => {
  test('gives what the form starts with, and looking uses nothing up', async () => {
    const code = await invited({
      oldId: 'A-1',
      name: '許美玲',
      email: 'Mei.Ling@Example.com',
      mobile: '0922-000-111',
      class: '創作者',
      classEndsOn: '2027/6/30',
      purchased: '1,200',
      reward: 300,
      rewardExpiresOn: '2027-01-31',
      penName: '小鈴',
    })
    const first = await api.call(`GET /member/old_user/${code}`)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      name: '許美玲',
      email: 'mei.ling@example.com',
      mobile: '0922000111',
      gender: 'female',
      birthday: '1990-03-14',
      was_creator: true,
      class: 'creator',
      class_ends_on: '2027-06-30',
      points: { purchased: 1200, reward: 300 },
      creator: { pen_name: '小鈴' },
      has_account: false,
      expires_on: '2026-12-20',
    })
    expect(first.headers['cache-control']).toContain('no-store')
    expect((await api.call(`GET /member/old_user/${code}`)).body).toEqual(first.body)
    expect((await api.call(`GET /member/old_user/${code}/state`)).body).toEqual({ state: 'open' })
  })

  test('an unknown code is a 404 without a word, whatever it looks like', async () => {
    for (const code of ['none', 'x'.repeat(43), '%00', '..%2f..', 'a'.repeat(150)]) {
      const { status, body } = await api.call(`GET /member/old_user/${code}`)
      expect([status, body.code], code).toEqual([404, 'record.not_found'])
    }
    expect((await api.call('GET /member/old_user/none/state')).body).toEqual({ state: 'unknown' })
  })

  test('after its days, and after a newer mail, a link is told to have expired', async () => {
    const first = await invited({ oldId: 'A-2', email: 'second.mail@example.com' })
    await api.call('POST /member/old_user/resend', { body: { email: 'Second.Mail@example.com' } })
    await workOff(api)
    expect((await api.call(`GET /member/old_user/${first}`)).body.code).toBe('old_user.expired')
    expect((await api.call(`GET /member/old_user/${first}/state`)).body).toEqual({ state: 'expired' })

    const late = await invited({ oldId: 'A-3' })
    await api.moveClock(30 * 86_400 - 60)
    expect((await api.call(`GET /member/old_user/${late}`)).status).toBe(200)
    await api.moveClock(120)
    expect(await api.call(`GET /member/old_user/${late}`)).toMatchObject({
      status: 409,
      body: { code: 'old_user.expired' },
    })
    await api.setClock(new Date('2026-11-20T04:00:00Z'))
  })
})

describe('POST /member/old_user', () => {
  test('registers: the points come in lots of their own, the class with its days, and the code is used', async () => {
    const code = await invited({
      oldId: 'B-1',
      class: '創作者',
      classEndsOn: '2027-06-30',
      purchased: 1200,
      reward: 300,
      rewardExpiresOn: '2027-01-31',
      penName: '墨魚',
    })
    const form = await movingForm(code, { email: 'B-1@example.com', type: 'creator' })
    const { status, body } = await api.call('POST /member/old_user', { body: form })
    expect([status, Object.keys(body)]).toEqual([201, ['id']])

    const { token } = await api.sessionOf({ id: body.id })
    const me = (await api.call('GET /member', { token })).body
    expect(me).toMatchObject({
      username: form.username,
      type: 'creator',
      point: 1500,
      points: { purchased: 1200, reward: 300, expiring: [{ points: 300, expires_on: '2027-01-31' }] },
      membership: { status: 'active', ends_on: '2027-06-30' },
    })
    // The link was mailed to this address.
    expect(me.email_verified_at).not.toBeNull()
    expect(await carriedTo(api.db, body.id)).toEqual({
      entries: [
        { cause: 'old_user:B-1:purchased', points: 1200, balance: 1200 },
        { cause: 'old_user:B-1:reward', points: 300, balance: 1500 },
      ],
      lots: [
        { source: 'purchased', remaining: 1200 },
        { source: 'reward', remaining: 300 },
      ],
    })
    const logs = (await api.call('GET /my/point_logs', { token })).body.data
    expect(logs[0].note_zh).toBe('舊會員系統轉入（B-1）')
    expect(logs[0]).toMatchObject({ kind: 'adjustment', origin: 'former_system' })

    const again = await api.call('POST /member/old_user', { body: await movingForm(code) })
    expect([again.status, again.body.code]).toEqual([409, 'old_user.used'])
    expect((await api.call(`GET /member/old_user/${code}`)).body).toMatchObject({ code: 'old_user.used' })
    expect((await api.call(`GET /member/old_user/${code}`)).text).not.toContain('墨魚')
  })

  test('another address is mailed its own link, and is not verified by this one', async () => {
    const code = await invited({ oldId: 'B-2', purchased: 50 })
    const form = await movingForm(code, { email: 'somewhere.else@example.com' })
    const { body } = await api.call('POST /member/old_user', { body: form })
    const { token } = await api.sessionOf({ id: body.id })
    expect((await api.call('GET /member', { token })).body).toMatchObject({ email_verified_at: null, point: 50 })
    expect(await messagesTo(api.db, 'somewhere.else@example.com')).toHaveLength(1)
  })

  test('all rules of the registration hold, and a refusal uses nothing up and moves nothing', async () => {
    const code = await invited({ oldId: 'B-3', purchased: 70 })
    const right = await movingForm(code)
    const before = await tableHashes(api.db)
    const wrongs = [
      [{ password: 'short', password_confirmation: 'short' }, 'password'],
      [{ agree: undefined }, 'agree'],
      [{ birthday: '2020-01-01' }, 'guardian_agree'],
      [{ addr_city: 'atlantis' }, 'addr_city'],
      [{ password_confirmation: 'another 77' }, 'password_confirmation'],
    ] as const
    for (const [wrong, field] of wrongs) {
      const { status, body } = await api.call('POST /member/old_user', { body: { ...right, ...wrong } })
      expect([status, Object.keys(body.errors ?? {})], field).toEqual([422, [field]])
    }
    expect(await tableHashes(api.db)).toEqual(before)
    const wrongSms = await api.call('POST /member/old_user', { body: { ...right, sms_code: '000000' } })
    expect(wrongSms.body.errors).toHaveProperty('sms_code')
    expect((await api.call('POST /member/old_user', { body: right })).status).toBe(201)
  })

  test('what has ended stays behind: reward points after their day, a class after its own', async () => {
    const code = await invited({
      oldId: 'B-4',
      class: 'creator',
      classEndsOn: '2026-01-31',
      purchased: 10,
      reward: 99,
      rewardExpiresOn: '2026-11-19',
    })
    expect((await api.call(`GET /member/old_user/${code}`)).body).toMatchObject({
      class: 'general',
      points: { purchased: 10, reward: 0 },
    })
    const form = await movingForm(code, { email: 'b-4@example.com' })
    const { body } = await api.call('POST /member/old_user', { body: form })
    const { token } = await api.sessionOf({ id: body.id })
    expect((await api.call('GET /member', { token })).body).toMatchObject({
      type: 'general',
      point: 10,
      membership: { ends_on: '2026-01-31', status: 'ended' },
    })
  })

  test('a code that nobody was mailed registers nobody', async () => {
    const { status, body } = await api.call('POST /member/old_user', { body: await movingForm('x'.repeat(43)) })
    expect([status, body.code]).toEqual([404, 'record.not_found'])
  })
})

describe('POST /member/old_user/merge', () => {
  test('takes points and class into the account of whoever is signed in, once', async () => {
    const member = await api.memberWith({ email: 'c-1@example.com', purchasedPoints: 40 })
    const code = await invited({
      oldId: 'C-1',
      class: '忠誠會員',
      classEndsOn: '2027-03-31',
      purchased: 500,
      reward: 20,
    })
    expect((await api.call(`GET /member/old_user/${code}`)).body.has_account).toBe(true)
    const merged = await api.call('POST /member/old_user/merge', { token: member.token, body: { code } })
    expect(merged).toMatchObject({ status: 200, body: { points: { purchased: 500, reward: 20 }, class: 'loyal' } })
    expect((await api.call('GET /member', { token: member.token })).body).toMatchObject({ point: 560, type: 'loyal' })
    const again = await api.call('POST /member/old_user/merge', { token: member.token, body: { code } })
    expect([again.status, again.body.code]).toEqual([409, 'old_user.used'])
    expect((await api.call('GET /member', { token: member.token })).body.point).toBe(560)
  })

  test('a higher class of the account is kept', async () => {
    const member = await api.memberWith({ class: 'creator' })
    const code = await invited({ oldId: 'C-2', class: '忠誠會員', classEndsOn: '2028-03-31' })
    const { body } = await api.call('POST /member/old_user/merge', { token: member.token, body: { code } })
    expect(body.class).toBe('creator')
  })

  test('without being signed in nothing is merged', async () => {
    const code = await invited({ oldId: 'C-3', purchased: 5 })
    expect((await api.call('POST /member/old_user/merge', { body: { code } })).status).toBe(401)
    expect((await api.call(`GET /member/old_user/${code}/state`)).body.state).toBe('open')
  })
})

describe('POST /member/old_user/resend', () => {
  test('answers known and unknown addresses alike; only the known one is mailed', async () => {
    await invited({ oldId: 'D-1' })
    const known = await api.call('POST /member/old_user/resend', { body: { email: 'd-1@example.com' } })
    const unknown = await api.call('POST /member/old_user/resend', { body: { email: 'nobody.at.all@example.com' } })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await workOff(api)
    expect(await messagesTo(api.db, 'd-1@example.com')).toHaveLength(2)
    expect(await messagesTo(api.db, 'nobody.at.all@example.com')).toEqual([])
  })

  test('who has moved is told to sign in, and gets no link', async () => {
    const code = await invited({ oldId: 'D-2' })
    await api.call('POST /member/old_user', { body: await movingForm(code, { email: 'd-2@example.com' }) })
    await api.call('POST /member/old_user/resend', { body: { email: 'd-2@example.com' } })
    await workOff(api)
    const [mail] = await messagesTo(api.db, 'd-2@example.com')
    expect(mail?.subject).toBe('您的會員資料已經轉移完成')
    expect(mail?.text).not.toContain('/olduser/verify/')
  })
})
