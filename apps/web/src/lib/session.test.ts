import { describe, expect, test } from 'vitest'
import { fakeApi, refused } from '../testing/fake-api.ts'
import { provideAllWords } from '../server/provide-all-words.ts'
import { calls } from './calls.ts'
import { openSession } from './session.ts'
import type { Transport } from './transport.ts'

provideAllWords()

const pair = { access_token: 'new', refresh_token: 'next', token_type: 'Bearer' as const, expires_in: 900 }
const member = { name: '林小漫' }

const streams = () => Promise.reject(new Error('no file was expected'))
const open = (transport: Transport, cookie: string, publicUrl = 'http://site.test') =>
  openSession({ transport, streams, publicUrl, demo: false, reportError: () => {} }, cookie, 'zh')

const memberByToken = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers.authorization === 'Bearer new' ? { body: member } : refused(401, 'auth.unauthenticated')

describe('a session', () => {
  test('that rotated its tokens lets the browser know', async () => {
    const api = fakeApi({ 'GET /member': memberByToken, 'POST /token': { body: pair } })
    const session = open(api.transport, 'koma_access=old; koma_refresh=r1')
    expect(await session.member()).toEqual(member)
    expect(session.setCookies()).toEqual([
      'koma_access=new; Path=/; Max-Age=900; HttpOnly; SameSite=Lax',
      'koma_refresh=next; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    ])
  })

  test('asks for its member once, however many ask', async () => {
    const api = fakeApi({ 'GET /member': { body: member } })
    const session = open(api.transport, 'koma_access=a; koma_refresh=r2')
    await Promise.all([session.member(), session.member()])
    expect(api.names()).toEqual(['GET /member'])
  })

  test('in two requests at once exchanges its refresh token once', async () => {
    const answered = Promise.withResolvers<void>()
    const api = fakeApi({
      'GET /member': memberByToken,
      'POST /token': async () => {
        await answered.promise
        return { body: pair }
      },
    })
    const [first, second] = [open(api.transport, 'koma_refresh=r3'), open(api.transport, 'koma_refresh=r3')]
    const members = Promise.all([first.member(), second.member()])
    answered.resolve()
    expect(await members).toEqual([member, member])
    expect(api.names().filter((name) => name === 'POST /token')).toHaveLength(1)
    expect(second.setCookies()).toEqual(first.setCookies())
  })

  test('that the API does not know any more is a visitor with empty cookies', async () => {
    const api = fakeApi({
      'GET /member': refused(401, 'auth.unauthenticated'),
      'POST /token': refused(400, 'auth.invalid_grant'),
    })
    const session = open(api.transport, 'koma_access=dead; koma_refresh=r4')
    expect(await session.member()).toBeUndefined()
    expect(session.hasTokens()).toBe(false)
    expect(session.setCookies()).toEqual([
      'koma_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'koma_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
  })

  test('of a server that is away is nobody’s to end: the page fails instead', async () => {
    const api = fakeApi({ 'GET /member': refused(503, 'server.unavailable') })
    const session = open(api.transport, 'koma_access=a; koma_refresh=r5')
    await expect(session.member()).rejects.toMatchObject({ status: 503 })
    expect(session.setCookies()).toEqual([])
  })

  test('over TLS is bound to this host and never sent in the clear', () => {
    const session = open(fakeApi({}).transport, '', 'https://koma.example')
    session.signIn(pair)
    for (const cookie of session.setCookies())
      expect(cookie).toMatch(/^__Host-koma_\w+=.*; HttpOnly; SameSite=Lax; Secure$/)
  })

  test('of a visitor makes no call and sets no cookie', async () => {
    const api = fakeApi({ 'GET /device/type': { body: [] } })
    const session = open(api.transport, 'lang=ja')
    expect(await session.member()).toBeUndefined()
    await session.api.call(calls.deviceTypes())
    expect(api.names()).toEqual(['GET /device/type'])
    expect(session.setCookies()).toEqual([])
  })
})
