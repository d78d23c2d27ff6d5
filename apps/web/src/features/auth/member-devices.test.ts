import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { endDevices, memberDevices } from './member-devices.ts'

function screenWith(answers: Answers, cookie: string | null = signedIn) {
  const api = fakeApi({ 'GET /member': { body: { id: 'm' } }, ...answers })
  const screen = fakeScreen({ transport: api.transport, address: '/en/member/devices', ...(cookie && { cookie }) })
  return { api, screen }
}

const location = (answer: unknown) => (answer as Response).headers.get('location')

describe('the devices of a member', () => {
  test('are those of the API', async () => {
    const { screen } = screenWith({ 'GET /member/sessions': { body: { data: [{ id: 's' }], meta: {} } } })
    expect(await memberDevices(screen)).toEqual({ devices: [{ id: 's' }] })
  })

  test('a visitor is led to sign', async () => {
    const { screen } = screenWith({}, null)
    const thrown: unknown = await memberDevices(screen).catch((error: unknown) => error)
    expect(location(thrown)).toBe('/en/sign')
  })

  test('one is signed out, and the list is shown again', async () => {
    const { api, screen } = screenWith({ 'DELETE /member/sessions/s-2': { status: 204 } })
    expect(location(await endDevices(screen, { intent: 'one', id: 's-2' }))).toBe('/en/member/devices')
    expect(api.names()).toContain('DELETE /member/sessions/s-2')
  })

  test('one that is signed out already is told so', async () => {
    const { screen } = screenWith({ 'DELETE /member/sessions/s-2': refused(404, 'record.not_found') })
    expect(await endDevices(screen, { intent: 'one', id: 's-2' })).toMatchObject({ toast: { tone: 'error' } })
  })

  test('the others: this one stays signed in', async () => {
    const { api, screen } = screenWith({ 'DELETE /member/sessions': { status: 204 } })
    expect(location(await endDevices(screen, { intent: 'others' }))).toBe('/en/member/devices')
    expect(api.requests.at(-1)?.path).toBe('/member/sessions?except=current')
    expect(screen.session.hasTokens()).toBe(true)
  })

  test('all: this one too, and home', async () => {
    const { api, screen } = screenWith({ 'DELETE /member/sessions': { status: 204 } })
    const answer = await endDevices(screen, { intent: 'all' })
    expect(location(answer)).toBe('/en')
    expect((answer as Response).headers.get('clear-site-data')).toBe('"cache"')
    expect(api.requests.at(-1)?.path).toBe('/member/sessions')
    expect(screen.session.hasTokens()).toBe(false)
  })
})
