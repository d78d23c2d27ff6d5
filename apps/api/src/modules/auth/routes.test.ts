import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/member-factory.ts'
import { testApi, type Call, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let member: TestMember
let address: string
let asked = 0

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  member = await api.memberWith()
  // An address of its own, so that one test's wrong passwords do not count against the next.
  address = `198.51.100.${++asked}`
})

const signIn = (username: string, password = member.password, call: Call = {}) =>
  api.call('POST /token', { from: address, form: { grant_type: 'password', username, password }, ...call })
const refresh = (token: string) =>
  api.call('POST /token', { body: { grant_type: 'refresh_token', refresh_token: token } })
const whoIs = async (token: string) => (await api.call('GET /member', { token })).status
const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/, '')

describe('POST /token by password', () => {
  describe('200', () => {
    test('gives a pair that opens the member, and nobody may keep the answer', async () => {
      const { status, body, headers } = await signIn(member.username)
      expect(status).toBe(200)
      expect(body).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 900,
      })
      expect(headers['cache-control']).toContain('no-store')
      const me = await api.call('GET /member', { token: body.access_token })
      expect(me.body.id).toBe(member.id)
    })

    test('takes the account name, the e-mail address and the number, however they are written', async () => {
      const { username, email, mobile } = member
      for (const name of [username.toUpperCase(), email.toUpperCase(), ` ${email} `, mobile, `886${mobile.slice(1)}`]) {
        expect((await signIn(name)).status, name).toBe(200)
      }
    })

    test('takes JSON like a form', async () => {
      const body = { grant_type: 'password', username: member.username, password: member.password }
      expect((await api.call('POST /token', { from: address, body })).status).toBe(200)
    })

    test('lets the holder of a number in, not somebody whose account name looks like it', async () => {
      const named = await api.memberWith({ username: '0987000111' })
      const holder = await api.memberWith({ mobile: '0987000111' })
      const { body } = await signIn('0987000111')
      const me = await api.call('GET /member', { token: body.access_token })
      expect(me.body.id).toBe(holder.id)
      expect((await signIn(named.email)).status).toBe(200)
    })

    test('lets a member in who has asked to be deleted: there is no other way to undo it', async () => {
      const { username } = await api.memberWith({ status: 'deletion_requested' })
      expect((await signIn(username)).status).toBe(200)
    })
  })

  describe('400', () => {
    test.each([
      ['zh', '請確認帳號或密碼是否正確'],
      ['ja', 'アカウント名またはパスワードを確認してください'],
      ['en', 'Please confirm the correct account name and/ or password'],
    ])('says in %s what the specification says', async (language, message) => {
      const headers = { 'accept-language': language, 'content-type': 'application/x-www-form-urlencoded' }
      const { status, body } = await signIn(member.username, 'wrong99', { headers })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'auth.invalid_grant', message })
    })

    test('is the same for a wrong password, an unknown name, address or number, and a suspended member', async () => {
      const suspended = await api.memberWith({ status: 'suspended' })
      const answers = [
        await signIn(member.username, 'wrong99'),
        await signIn('nobody1234'),
        await signIn('nobody@example.com'),
        await signIn('0900000000'),
        await signIn(suspended.username),
      ]
      const seen = answers.map(({ status, text, headers }) => {
        const { date: _, 'x-request-id': __, ...rest } = headers
        return JSON.stringify([status, withoutId(text), rest])
      })
      expect(new Set(seen).size).toBe(1)
    })

    test('comes for a password that differs in case or by a blank', async () => {
      for (const password of [member.password.toUpperCase(), ` ${member.password}`, `${member.password} `]) {
        expect((await signIn(member.username, password)).status).toBe(400)
      }
    })
  })

  describe('422', () => {
    test.each([
      [{}, 'grant_type'],
      [{ grant_type: 'implicit' }, 'grant_type'],
      [{ grant_type: 'password', password: 'x' }, 'username'],
      [{ grant_type: 'password', username: 'x' }, 'password'],
      [{ grant_type: 'password', username: 'a\u0000b', password: 'x' }, 'username'],
      [{ grant_type: 'password', username: 'x', password: 'x'.repeat(1025) }, 'password'],
      [{ grant_type: 'password', username: ['a', 'b'], password: 'x' }, 'username'],
      [{ grant_type: 'refresh_token' }, 'refresh_token'],
    ])('names the field that %o lacks', async (body, field) => {
      const answer = await api.call('POST /token', { from: address, body })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    })
  })
})

describe('POST /token by refresh token', () => {
  describe('200', () => {
    test('gives a new pair and keeps the old access token alive for its own quarter of an hour', async () => {
      const { status, body } = await refresh(member.refreshToken)
      expect(status).toBe(200)
      expect(body.refresh_token).not.toBe(member.refreshToken)
      expect([await whoIs(body.access_token), await whoIs(member.token)]).toEqual([200, 200])
    })

    test('gives the same pair again within 10 seconds', async () => {
      const first = await refresh(member.refreshToken)
      await api.moveClock(9)
      const second = await refresh(member.refreshToken)
      expect(second.body).toMatchObject({ ...first.body, expires_in: expect.any(Number) })
      expect(second.body.expires_in).toBeLessThan(first.body.expires_in)
    })

    test('goes on for 30 days, not longer', async () => {
      let token = member.refreshToken
      for (let day = 0; day < 29; day++) {
        await api.moveClock(86_400)
        token = (await refresh(token)).body.refresh_token
      }
      await api.moveClock(86_400 - 60)
      const last = await refresh(token)
      expect(last.body.expires_in).toBeLessThanOrEqual(60)
      await api.moveClock(61)
      expect((await refresh(last.body.refresh_token)).status).toBe(400)
      expect(await whoIs(last.body.access_token)).toBe(401)
    })
  })

  describe('400', () => {
    test('at a replay after 11 seconds, and every token of that sign-in is dead, no other', async () => {
      const elsewhere = await api.sessionOf(member)
      const successor = (await refresh(member.refreshToken)).body
      await api.moveClock(11)
      const replay = await refresh(member.refreshToken)
      expect(replay).toMatchObject({ status: 400, body: { code: 'auth.invalid_grant' } })
      expect([await whoIs(successor.access_token), await whoIs(member.token)]).toEqual([401, 401])
      expect((await refresh(successor.refresh_token)).status).toBe(400)
      expect(await whoIs(elsewhere.token)).toBe(200)
    })

    test('for a token that was never given, and for a suspended member', async () => {
      const suspended = await api.memberWith({ status: 'suspended' })
      expect((await refresh('never given to anybody')).status).toBe(400)
      expect((await refresh(suspended.refreshToken)).status).toBe(400)
    })

    test('an access token refreshes nothing, and a refresh token opens nothing', async () => {
      expect((await refresh(member.token)).status).toBe(400)
      expect(await whoIs(member.refreshToken)).toBe(401)
    })
  })
})

test('an access token lives 15 minutes', async () => {
  await api.moveClock(14 * 60 + 50)
  expect(await whoIs(member.token)).toBe(200)
  await api.moveClock(11)
  expect(await whoIs(member.token)).toBe(401)
})

describe('DELETE /token', () => {
  test('204: every token of this sign-in is dead at once, on every server; other devices stay', async () => {
    const elsewhere = await api.sessionOf(member)
    const successor = (await refresh(member.refreshToken)).body
    const answer = await api.call('DELETE /token', { token: member.token })
    expect(answer).toMatchObject({ status: 204, text: '' })
    const other = await api.anotherServer()
    expect((await other.call('GET /member', { token: successor.access_token })).status).toBe(401)
    expect((await refresh(successor.refresh_token)).status).toBe(400)
    expect(await whoIs(elsewhere.token)).toBe(200)
  })

  test('401 without a token, and a second time', async () => {
    expect((await api.call('DELETE /token')).status).toBe(401)
    await api.call('DELETE /token', { token: member.token })
    expect((await api.call('DELETE /token', { token: member.token })).status).toBe(401)
  })
})

test('what has ended is forgotten a day later, what lives is kept', async () => {
  await api.call('DELETE /token', { token: member.token })
  const alive = await api.memberWith()
  await api.moveClock(25 * 3_600)
  await api.deps.jobs.runAll()
  const sessions = await api.db.selectFrom('member_session').select('id').execute()
  expect(sessions.map(({ id }) => id)).toContain(alive.sessionId)
  expect(sessions.map(({ id }) => id)).not.toContain(member.sessionId)
})
