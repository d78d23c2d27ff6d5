import { describe, expect, test } from 'vitest'
import { fakeApi, refused, type Answers } from '../../testing/fake-api.ts'
import { fakeScreen, signedIn } from '../../testing/fake-screen.ts'
import { consentView, decideConsent } from './consent.ts'
import { changeMemberApps } from './member-apps.ts'

const query = '?client_id=c1&redirect_uri=example.koma.app%3A%2Fcallback&response_type=code&state=s%26t'
const member = { name: '林小漫', point: 0 }
const client = { id: 'c1', name_zh: '行動版', name_ja: null, name_en: 'Koma app' }
const asks = { client, scopes: ['member'], redirect_uri: 'example.koma.app:/callback?x=1', is_allowed: false }

function screenWith(answers: Answers, address = `/en/3rd${query}`, cookie: string | undefined = signedIn) {
  const api = fakeApi({ 'GET /member': { body: member }, ...answers })
  return { api, screen: fakeScreen({ transport: api.transport, address, ...(cookie && { cookie }) }) }
}

describe('the consent screen', () => {
  test('says who asks, where it leads, and who is signed in', async () => {
    const { api, screen } = screenWith({ 'GET /3rd/authorize': { body: asks } })
    const { data } = await consentView(screen)
    expect(data).toEqual({
      kind: 'ask',
      app: 'Koma app',
      isAllowed: false,
      address: 'example.koma.app:/callback',
      member: '林小漫',
    })
    expect(api.requests.at(-1)?.path).toBe(`/3rd/authorize${query}`)
  })

  test('sends a visitor to sign and remembers the whole address', async () => {
    const { screen } = screenWith({}, undefined, '')
    const thrown = (await consentView(screen).catch((error: unknown) => error)) as Response
    expect(thrown.headers.get('location')).toBe('/en/sign')
    const [cookie] = screen.session.setCookies()
    expect(decodeURIComponent(cookie!.split(/[=;]/)[1]!)).toBe(`/en/3rd${query}`)
  })

  test('of a request that is not right says so with a 400 and leads nowhere', async () => {
    const wrong = refused(422, 'validation.failed', { errors: { redirect_uri: ['not registered'] } })
    const { screen } = screenWith({ 'GET /3rd/authorize': wrong })
    const { data, init } = await consentView(screen)
    expect([data, init?.status]).toEqual([{ kind: 'wrong' }, 400])
  })

  test('without any request says who opens it', async () => {
    expect((await consentView(screenWith({}, '/en/3rd').screen)).data).toEqual({ kind: 'empty' })
  })

  test.each([
    ['allow', true],
    ['deny', false],
    ['anything else', false],
  ])('sends the decision %s with the request of the address', async (decision, allow) => {
    const { api, screen } = screenWith({
      'POST /3rd/authorize': { body: { redirect: 'example.koma.app:/callback?x' } },
    })
    expect(await decideConsent(screen, { decision, client_id: 'another' })).toEqual({
      redirect: 'example.koma.app:/callback?x',
      isAllowed: allow,
    })
    expect(JSON.parse(api.requests.at(-1)!.body!)).toMatchObject({ client_id: 'c1', state: 's&t', allow })
  })
})

describe('the apps of a member', () => {
  const change = async (answers: Answers, values: Readonly<Record<string, string>>) => {
    const { api, screen } = screenWith(answers, '/en/member/apps')
    const answer = await changeMemberApps(screen, values)
    return { answer, name: api.names().at(-1), cookies: screen.session.setCookies() }
  }

  test('lose access, and a way to sign in is unlinked; what is gone already is gone', async () => {
    const revoked = await change({ 'DELETE /member/apps/c1': { status: 204 } }, { intent: 'revoke', id: 'c1' })
    expect(revoked.cookies.join()).toContain('koma_flash=revoked')
    const gone = refused(404, 'record.not_found')
    const unlinked = await change({ 'DELETE /member/identities/i1': gone }, { intent: 'unlink', id: 'i1' })
    expect(unlinked.cookies.join()).toContain('koma_flash=unlinked')
  })

  test('the last way in stays, with the sentence that says why', async () => {
    const last = refused(409, 'identity.last_way_in')
    const { answer } = await change({ 'DELETE /member/identities/i1': last }, { intent: 'unlink', id: 'i1' })
    expect(answer).toEqual({ message: 'sentence of identity.last_way_in' })
  })
})
