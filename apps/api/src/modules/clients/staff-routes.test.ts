import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appClient, appRedirect, codeOf } from '../../testing/app-client.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
})
afterAll(() => api.close())

const whoIs = async (token: string) => (await api.call('GET /member', { token })).status
const refused = { status: 400, body: { code: 'auth.invalid_grant' } }

describe('the register of apps', () => {
  const fields = { name_zh: '櫃檯', redirect_uris: ['https://desk.example/callback'] }

  test('is kept by the admin, with an audit entry for each change', async () => {
    const { token } = await api.staffWith('admin')
    const added = await api.call('POST /staff/clients', { token, body: fields })
    expect(added).toMatchObject({
      status: 201,
      body: { ...fields, name_ja: null, disabled: false, members: 0, version: 1 },
    })
    const { id } = added.body
    const change = { ...fields, name_en: 'Desk', redirect_uris: ['http://127.0.0.1/callback'], disabled: false }
    const path = `PUT /staff/clients/${id}`
    const changed = await api.call(path, { token, body: change, headers: { 'if-match': '"1"' } })
    expect(changed).toMatchObject({ status: 200, body: { ...change, version: 2 } })
    expect((await api.call(path, { token, body: change, headers: { 'if-match': '"1"' } })).status).toBe(412)
    expect((await api.call(`GET /staff/clients/${id}`, { token })).body).toEqual(changed.body)
    const list = await api.call('GET /staff/clients?q=desk', { token })
    expect(list.body.data.map((row: { id: string }) => row.id)).toEqual([id])
    const entries = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute()
    expect(entries.map(({ action }) => action)).toEqual(['client.add', 'client.change'])
  })

  test('takes no address that could lead elsewhere', async () => {
    const { token } = await api.staffWith('admin')
    for (const redirect_uris of [
      [],
      ['javascript:alert(1)'],
      ['http://desk.example/'],
      ['https://desk.example/#x'],
      ['koma:/x'],
    ]) {
      const { status, body } = await api.call('POST /staff/clients', { token, body: { ...fields, redirect_uris } })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['redirect_uris']])
    }
  })

  test('an app that is disabled asks nobody and loses every session at once', async () => {
    const [doomed, member] = [await appClient(api), await api.memberWith()]
    const tokens = await doomed.signIn(member.token)
    const { query, verifier } = doomed.begin()
    const { body: pending } = await api.call('POST /3rd/authorize', {
      token: member.token,
      body: { ...query, allow: true },
    })
    const { token } = await api.staffWith('admin')
    const body = { name_zh: 'Koma', redirect_uris: [appRedirect], disabled: true }
    expect((await api.call(`PUT /staff/clients/${doomed.clientId}`, { token, body })).body.disabled).toBe(true)
    expect(await whoIs(tokens.access_token)).toBe(401)
    expect(await doomed.exchange(codeOf(pending.redirect), verifier)).toMatchObject(refused)
    const search = new URLSearchParams(doomed.begin().query).toString()
    const asked = await api.call(`GET /3rd/authorize?${search}`, { token: member.token })
    expect(asked.body.errors).toHaveProperty('client_id')
    expect(await whoIs(member.token)).toBe(200)
  })
})
