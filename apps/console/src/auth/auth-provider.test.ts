import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fakeCall } from '../testing/fake-call.ts'
import { sampleStaff } from '../testing/sample-staff.ts'
import { staffAuthProvider } from './auth-provider.ts'
import { tabSession } from './session.ts'

const desk = sampleStaff('desk')
const expired = new ApiError(401, 'auth.unauthenticated', '請先登入')
const signInForm = { username: 'desk.ho', password: 'front-counter-44', totp: '123456' }
const token = { access_token: 'fresh-token', token_type: 'Bearer', expires_in: 43_200 }

function signedIn(answers: Readonly<Record<string, unknown>> = { 'GET /staff/me': desk }) {
  const session = tabSession(undefined)
  session.start('token')
  const { call, asked } = fakeCall(answers)
  return { session, asked, auth: staffAuthProvider(call, session) }
}

describe('signing in', () => {
  it('sends both factors at once and keeps the token for this tab', async () => {
    const session = tabSession(undefined)
    const { call, asked } = fakeCall({ 'POST /staff/token': token })
    await staffAuthProvider(call, session).login(signInForm)
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/staff/token', body: signInForm })
    expect(session.token()).toBe('fresh-token')
  })

  it('that is refused leaves nobody signed in and hands on the server’s sentence', async () => {
    const session = tabSession(undefined)
    const wrong = new ApiError(400, 'auth.invalid_grant', '請確認帳號或密碼是否正確')
    const { call } = fakeCall({ 'POST /staff/token': wrong })
    await expect(staffAuthProvider(call, session).login(signInForm)).rejects.toBe(wrong)
    expect(session.token()).toBeUndefined()
  })

  it('asks anew who it is, after somebody else was signed in', async () => {
    const session = tabSession(undefined)
    const { call, asked } = fakeCall({ 'POST /staff/token': token, 'GET /staff/me': desk })
    const auth = staffAuthProvider(call, session)
    for (let person = 0; person < 2; person += 1) {
      await auth.login(signInForm)
      await auth.getPermissions?.({})
    }
    expect(asked.filter(({ path }) => path === '/staff/me')).toHaveLength(2)
  })
})

describe('signing out', () => {
  it('ends the session at the server and in the tab', async () => {
    const { session, asked, auth } = signedIn()
    await auth.logout({})
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /staff/token'])
    expect(session.token()).toBeUndefined()
  })

  it('ends the session of the tab even when the server does not answer', async () => {
    const { session, auth } = signedIn({ 'DELETE /staff/token': new ApiError(0, 'network.no_answer', '') })
    await auth.logout({})
    expect(session.token()).toBeUndefined()
  })

  it('asks nothing of a server that has already ended the session', async () => {
    const { session, asked, auth } = signedIn()
    await expect(auth.checkError(expired)).rejects.toThrow('ra.notification.logged_out')
    await auth.logout({})
    expect(asked).toEqual([])
    expect(session.token()).toBeUndefined()
  })
})

describe('an answer of the server', () => {
  it('signs out on 401 and on nothing else', async () => {
    const { auth } = signedIn()
    await expect(auth.checkError(expired)).rejects.toThrow('ra.notification.logged_out')
    for (const status of [0, 403, 404, 409, 412, 422, 429, 500]) {
      await expect(auth.checkError(new ApiError(status, 'x', 'x'))).resolves.toBeUndefined()
    }
  })

  it('lets a page open only for a session that the server knows', async () => {
    await expect(signedIn().auth.checkAuth({})).resolves.toBeUndefined()
    await expect(signedIn({ 'GET /staff/me': expired }).auth.checkAuth({})).rejects.toBe(expired)
  })

  it('does not sign out because the network is away', async () => {
    const away = new ApiError(0, 'network.no_answer', '')
    await expect(signedIn({ 'GET /staff/me': away }).auth.checkAuth({})).resolves.toBeUndefined()
  })
})

describe('who is signed in', () => {
  it('is asked once', async () => {
    const { asked, auth } = signedIn()
    expect(await auth.getPermissions?.({})).toEqual(desk)
    expect(await auth.getIdentity?.()).toEqual({ id: desk.id, fullName: desk.name, role: 'desk' })
    expect(await auth.canAccess?.({ resource: 'rent', action: 'check_in' })).toBe(true)
    expect(await auth.canAccess?.({ resource: 'audit', action: 'list' })).toBe(false)
    expect(asked).toHaveLength(1)
  })

  it('is nobody before signing in, without asking the server', async () => {
    const { call, asked } = fakeCall({})
    const auth = staffAuthProvider(call, tabSession(undefined))
    expect(await auth.getPermissions?.({})).toBeNull()
    await expect(auth.checkAuth({})).rejects.toThrow('signed out')
    expect(asked).toEqual([])
  })
})
