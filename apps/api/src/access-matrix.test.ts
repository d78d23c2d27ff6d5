import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gate } from './platform/gate.ts'
import { accessCallers, promised } from './testing/access-callers.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { desk, desksTime, nobodysId, type DoorRow } from './testing/door.ts'
import { doorsOfMembers } from './testing/doors-of-members.ts'
import { doorsOfStaff } from './testing/doors-of-staff.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import { testApi, type Call, type TestApi } from './testing/test-api.ts'

const nobodysId = '00000000-0000-7000-8000-000000000000'
const desk = 7

/** Who may come in, by hand from decisions.md: the roles of staff by name, so that the code's own table is checked. */
type Door = 'everybody' | 'visitor' | 'reader' | 'member' | 'activated' | readonly string[]

interface Row {
  readonly door: Door
  /** What somebody gets who comes in with `send`. */
  readonly inside: number
  readonly send?: Call
}

const everyRole = ['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor']
const atTheDesk = ['admin', 'desk']
const ofTheMoney = ['admin', 'finance']
const seesRents = ['admin', 'reviewer', 'desk', 'finance', 'auditor']
const application = await multipart(creatorForm({ industries: ['none-such'] }))
const reviews = ['admin', 'reviewer', 'auditor']
const wish = { device_id: desk, starts_at: '2026-11-24 10:00:00', ends_at: '2026-11-24 11:00:00', agree: true }

const doors: Readonly<Record<string, Row>> = {
  'GET /openapi.json': { door: 'everybody', inside: 200 },
  'GET /reference': { door: 'everybody', inside: 200 },
  'POST /token': {
    door: 'everybody',
    inside: 400,
    send: { body: { grant_type: 'refresh_token', refresh_token: 'none' } },
  },
  'DELETE /token': { door: 'member', inside: 204 },
  'GET /auth/providers': { door: 'everybody', inside: 200 },
  'POST /auth/:provider/start': { door: 'visitor', inside: 404 },
  'POST /auth/:provider/callback': {
    door: 'visitor',
    inside: 404,
    send: { body: { flow: 'none', query: 'code=none' } },
  },
  'POST /member/three': { door: 'everybody', inside: 409, send: { body: { credential: 'none' } } },
  'POST /member/three/check': { door: 'everybody', inside: 409, send: { body: { credential: 'none' } } },
  'POST /member/three/join/sms': { door: 'everybody', inside: 409, send: { body: { credential: 'none' } } },
  'POST /member/three/join': {
    door: 'everybody',
    inside: 409,
    send: { body: { credential: 'none', password: 'none' } },
  },
  'GET /3rd/authorize': { door: 'member', inside: 422 },
  'POST /3rd/authorize': { door: 'member', inside: 422, send: { body: {} } },
  'GET /member/apps': { door: 'member', inside: 200 },
  'DELETE /member/apps/:id': { door: 'member', inside: 404 },
  'GET /staff/clients': { door: ['admin', 'auditor'], inside: 200 },
  'GET /staff/clients/:id': { door: ['admin', 'auditor'], inside: 404 },
  'POST /staff/clients': {
    door: ['admin'],
    inside: 201,
    send: { body: { name_zh: '應用程式', redirect_uris: ['example.koma.app:/callback'] } },
  },
  'PUT /staff/clients/:id': {
    door: ['admin'],
    inside: 404,
    send: { body: { name_zh: '應用程式', redirect_uris: ['example.koma.app:/callback'], disabled: false } },
  },
  'GET /member/identities': { door: 'member', inside: 200 },
  'DELETE /member/identities/:id': { door: 'member', inside: 404 },
  'POST /member': { door: 'everybody', inside: 422, send: { body: {} } },
  'POST /member/register/sms': { door: 'visitor', inside: 422, send: { body: {} } },
  'POST /member/check/registerd': { door: 'everybody', inside: 422, send: { body: {} } },
  'POST /member/verify': { door: 'everybody', inside: 409, send: { body: { code: 'none' } } },
  'POST /member/verify/resend': { door: 'member', inside: 204 },
  'POST /member/verify_identity': { door: 'everybody', inside: 409, send: { body: { code: 'none' } } },
  'POST /member/forget/sms': { door: 'everybody', inside: 422, send: { body: {} } },
  'POST /member/forget/email': { door: 'everybody', inside: 422, send: { body: {} } },
  'PUT /member/sms/password': { door: 'everybody', inside: 422, send: { body: {} } },
  'PUT /member/email/password': { door: 'everybody', inside: 422, send: { body: {} } },
  'PUT /member/password': { door: 'member', inside: 422, send: { body: {} } },
  'PUT /member/email': { door: 'member', inside: 422, send: { body: {} } },
  'PUT /member/mobile': { door: 'member', inside: 422, send: { body: {} } },
  'POST /member/proof': { door: 'member', inside: 422, send: { body: { channel: 'pigeon' } } },
  'GET /member/pw_change_date': { door: 'member', inside: 200 },
  'GET /member/sessions': { door: 'member', inside: 200 },
  'DELETE /member/sessions/:id': { door: 'member', inside: 404 },
  'DELETE /member/sessions': { door: 'member', inside: 204 },
  'GET /member': { door: 'member', inside: 200 },
  'PUT /member': { door: 'member', inside: 200, send: { body: {} } },
  'POST /member/avatar': { door: 'member', inside: 415 },
  'DELETE /member/avatar': { door: 'member', inside: 204 },
  'GET /avatar/:id/:width': { door: 'reader', inside: 404 },
  'GET /member/card': { door: 'member', inside: 200 },
  'POST /member/card/renew': { door: 'member', inside: 200 },
  'GET /member/export': { door: 'member', inside: 200 },
  'DELETE /member': { door: 'member', inside: 422, send: { body: { password: 'a wrong one' } } },
  'POST /member/undelete': { door: 'member', inside: 204 },
  'GET /member/deletion': { door: 'member', inside: 200 },
  'POST /contact': { door: 'visitor', inside: 422, send: { body: {} } },
  'GET /file/:id': { door: 'reader', inside: 404 },
  'GET /member/files': { door: 'member', inside: 200 },
  'POST /member/files': { door: 'member', inside: 415, send: { body: {} } },
  'DELETE /member/files/:id': { door: 'member', inside: 404 },
  'GET /staff/files': { door: everyRole, inside: 200 },
  'POST /staff/files/:id/release': { door: everyRole, inside: 404, send: { body: {} } },
  'POST /staff/files/:id/refuse': { door: everyRole, inside: 404, send: { body: {} } },
  'GET /city': { door: 'everybody', inside: 200 },
  'GET /occupation': { door: 'everybody', inside: 200 },
  'GET /job_type': { door: 'everybody', inside: 200 },
  'GET /date_setting': { door: 'everybody', inside: 200 },
  'GET /terms': { door: 'everybody', inside: 200 },
  'GET /device': { door: 'visitor', inside: 200 },
  'GET /device/type': { door: 'everybody', inside: 200 },
  'GET /device/:id': { door: 'visitor', inside: 200 },
  'GET /rent/apply': { door: 'member', inside: 200 },
  'POST /rent/quote': { door: 'member', inside: 200, send: { body: wish } },
  'POST /rent/apply': { door: 'activated', inside: 409, send: { body: wish } },
  'PUT /rent/apply/:id/cancel': { door: 'member', inside: 404 },
  'GET /my/point_logs': { door: 'member', inside: 200 },
  'GET /rule': { door: 'everybody', inside: 200 },
  'GET /page/:slug': { door: 'everybody', inside: 404 },
  'GET /my/membership': { door: 'member', inside: 200 },
  'POST /my/membership/extend': { door: 'activated', inside: 409 },
  'POST /my/membership/renewal': {
    door: 'activated',
    inside: 409,
    send: { body: { title: '夏日', publisher: '出版社', published_on: '2026-11-01', url: 'https://work.example' } },
  },
  'GET /member/old_user/:code': { door: 'everybody', inside: 404 },
  'GET /member/old_user/:code/state': { door: 'everybody', inside: 200 },
  'POST /member/old_user': { door: 'everybody', inside: 422, send: { body: {} } },
  'POST /member/old_user_to_comicists/:code': { door: 'everybody', inside: 415, send: { body: {} } },
  'POST /member/old_user/merge': { door: 'member', inside: 404, send: { body: { code: 'none' } } },
  'POST /member/old_user/resend': { door: 'everybody', inside: 422, send: { body: {} } },
  'GET /staff/old_users': { door: ['admin', 'auditor'], inside: 200 },
  'GET /staff/old_users/:id': { door: ['admin', 'auditor'], inside: 404 },
  'POST /staff/old_users/:id/resend': { door: ['admin'], inside: 404 },
  'POST /staff/old_user_imports': { door: ['admin'], inside: 422, send: { body: {} } },
  'GET /staff/old_user_imports': { door: ['admin', 'auditor'], inside: 200 },
  'GET /staff/old_user_imports/:id': { door: ['admin', 'auditor'], inside: 404 },
  'GET /staff/old_user_imports/:id/lines': { door: ['admin', 'auditor'], inside: 404 },
  'GET /staff/old_user_imports/:id/report': { door: ['admin', 'auditor'], inside: 404 },
  'POST /staff/old_user_imports/:id/check': {
    door: ['admin'],
    inside: 404,
    send: { body: { mapping: { old_id: 0, name: 1, email: 2 } } },
  },
  'POST /staff/old_user_imports/:id/run': { door: ['admin'], inside: 404, send: { body: {} } },
  'POST /staff/old_user_imports/:id/send_mail': { door: ['admin'], inside: 404 },
  'GET /member/comicists': { door: 'member', inside: 200 },
  'PUT /member/comicists': { door: 'member', inside: 422, send: { body: {} } },
  'POST /member/comicists_apply': { door: 'activated', inside: 422, send: application },
  'GET /member/comicists/applications': { door: 'member', inside: 200 },
  'PUT /member/comicists_apply/:id/withdraw': { door: 'member', inside: 404 },
  'GET /member/comicists_apply/form': { door: 'member', inside: 200 },
  'PUT /member/comicists_apply/draft': {
    door: 'activated',
    inside: 412,
    send: { body: {}, headers: { 'if-match': '"99"' } },
  },
  'DELETE /member/comicists_apply/draft': { door: 'member', inside: 204 },
  'GET /industry': { door: 'everybody', inside: 200 },
  'GET /foreigner': { door: 'everybody', inside: 200 },
  'GET /staff/creators': { door: reviews, inside: 200 },
  'GET /staff/creators/:id': { door: reviews, inside: 404 },
  'POST /staff/creators/:id/return': { door: ['admin', 'reviewer'], inside: 404, send: { body: { reason: '請補件' } } },
  'POST /staff/creators/:id/approve': { door: ['admin', 'reviewer'], inside: 404 },
  'POST /staff/creators/:id/reject': { door: ['admin', 'reviewer'], inside: 404, send: { body: { reason: '不足' } } },
  'POST /staff/token': { door: 'everybody', inside: 422, send: { body: {} } },
  'DELETE /staff/token': { door: everyRole, inside: 204 },
  'GET /staff/me': { door: everyRole, inside: 200 },
  'GET /staff/audit': { door: ['admin', 'auditor'], inside: 200 },
  'GET /staff/messages': { door: ['admin', 'auditor'], inside: 200 },
  'POST /staff/messages/:id/retry': { door: ['admin'], inside: 404 },
  'GET /staff/rent': { door: seesRents, inside: 200 },
  'GET /staff/rent/:id': { door: seesRents, inside: 404 },
  'POST /staff/rent/:id/check_in': { door: atTheDesk, inside: 404 },
  'POST /staff/rent/:id/not_arrived': { door: atTheDesk, inside: 404 },
  'POST /staff/rent/:id/hand_out': { door: atTheDesk, inside: 404 },
  'POST /staff/rent/:id/take_back': { door: atTheDesk, inside: 404 },
  'GET /staff/members': { door: ['admin', 'reviewer', 'desk', 'finance', 'auditor'], inside: 200 },
  'GET /staff/members/:id': { door: ['admin', 'reviewer', 'desk', 'finance', 'auditor'], inside: 404 },
  'POST /staff/members/:id/sign_out': { door: ['admin'], inside: 404 },
  'GET /staff/members/:id/rent': { door: seesRents, inside: 404 },
  'GET /staff/members/:id/point_logs': { door: ['admin', 'desk', 'finance', 'auditor'], inside: 404 },
  'POST /staff/members/:id/adjust': { door: ofTheMoney, inside: 404, send: { body: { points: 5, reason: '補點' } } },
  'GET /staff/contact': { door: ['admin', 'editor', 'desk', 'auditor'], inside: 200 },
  'GET /staff/contact/:id': { door: ['admin', 'editor', 'desk', 'auditor'], inside: 404 },
  'POST /staff/contact/:id/answer': { door: atTheDesk, inside: 404, send: { body: { answer: '您好' } } },
  'POST /staff/contact/:id/close': { door: atTheDesk, inside: 404 },
  'GET /staff/deletions': { door: ['admin', 'reviewer', 'desk', 'finance', 'auditor'], inside: 200 },
  'GET /staff/deletions/:id': { door: ['admin', 'reviewer', 'desk', 'finance', 'auditor'], inside: 404 },
  'POST /staff/deletions/:id/contact': { door: atTheDesk, inside: 404 },
  'POST /staff/deletions/:id/settle': { door: ofTheMoney, inside: 404, send: { body: {} } },
  'POST /staff/deletions/:id/erase': { door: ['admin'], inside: 404 },
  'GET /staff/renewals': { door: ['admin', 'reviewer', 'auditor'], inside: 200 },
  'GET /staff/renewals/:id': { door: ['admin', 'reviewer', 'auditor'], inside: 404 },
  'POST /staff/renewals/:id/approve': { door: ['admin', 'reviewer'], inside: 404 },
  'POST /staff/renewals/:id/reject': { door: ['admin', 'reviewer'], inside: 404, send: { body: { reason: '不足' } } },
  'GET /staff/adjustments': { door: ['admin', 'desk', 'finance', 'auditor'], inside: 200 },
  'POST /staff/adjustments/:id/approve': { door: ofTheMoney, inside: 404 },
  'POST /staff/adjustments/:id/reject': { door: ofTheMoney, inside: 404 },
}

type Caller =
  | { readonly kind: 'nobody' | 'stranger' }
  | { readonly kind: 'member'; readonly activated: boolean }
  | { readonly kind: 'staff'; readonly role: string }

/** Each caller: what they are, and a token of a session of their own, new for each cell. */
const callers: Readonly<Record<string, { readonly is: Caller; token(): Promise<string | undefined> }>> = {
  visitor: { is: { kind: 'nobody' }, token: async () => undefined },
  'somebody with a made-up token': { is: { kind: 'stranger' }, token: async () => 'x'.repeat(43) },
  'general member': member({}),
  'loyal member': member({ class: 'loyal' }),
  'associate creator': member({ class: 'associate_creator' }),
  creator: member({ class: 'creator' }),
  'creator whose year is over': member({
    class: 'creator',
    membershipStartedOn: '2024-01-01',
    membershipEndsOn: '2024-12-31',
  }),
  'member not activated': { ...member({ activated: false }), is: { kind: 'member', activated: false } },
  'member who asked for deletion': member({ status: 'deletion_requested' }),
  'suspended member': { ...member({ status: 'suspended' }), is: { kind: 'stranger' } },
  'member signed out': { is: { kind: 'stranger' }, token: signedOut },
  'former member of staff': {
    is: { kind: 'stranger' },
    token: async () => (await api.staffWith('admin', { active: false })).token,
  },
  ...Object.fromEntries(
    (['admin', 'editor', 'reviewer', 'desk', 'finance', 'auditor'] as const).map((role) => [
      `staff: ${role}`,
      { is: { kind: 'staff', role } as const, token: async () => (await api.staffWith(role)).token },
    ]),
  ),
}
/** The one table of who may call what: a route that is missing here fails, and so does a row without a route. */
const doors: Readonly<Record<string, DoorRow>> = { ...doorsOfMembers, ...doorsOfStaff }

let api: TestApi
let routes: Awaited<ReturnType<typeof routesOf>>
const callers = accessCallers(() => api)

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  routes = await routesOf(api.deps)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk })
  // The one seat is taken: who may book hears 409 and changes nothing.
  const holder = await api.memberWith({ points: 100 })
  await api.call('POST /rent/apply', { token: holder.token, body: desksTime })
})
afterAll(() => api.close())

async function answered(name: string, send: Call | undefined, token: string | undefined): Promise<number | string> {
  const id = name.startsWith('GET /device/') ? String(desk) : nobodysId
  const { status, body } = await api.call(name.replace(':id', id).replace(':width', '64'), { ...send, token })
  return status === 401 || status === 403 ? body.code : status
}

const of = (gate: Gate | undefined): string => (typeof gate === 'object' ? 'staff' : String(gate))

describe('the table of who may call what', () => {
  test('names every route of the API, and none that does not exist', () => {
    const listed = routes.calls.filter(({ method }) => method !== 'HEAD').map(({ name }) => name)
    expect(listed.toSorted()).toEqual(Object.keys(doors).toSorted())
  })

  test.each(Object.keys(doors))('%s answers each of the callers as promised', async (name) => {
    const row = doors[name]!
    const [promises, answers]: Record<string, number | string>[] = [{}, {}]
    for (const [who, { is, token }] of Object.entries(callers)) {
      promises![who] = promised(row, is)
      answers![who] = await answered(name, row.send, await token())
    }
    expect(answers).toEqual(promises)
  })

  test('what each route declares is the kind of door that the table names', () => {
    const kinds = new Map(routes.calls.map(({ name, gate }) => [name, of(gate)]))
    for (const [name, { door }] of Object.entries(doors)) {
      const kind = typeof door === 'object' ? 'staff' : door === 'everybody' ? 'public' : door
      expect(kinds.get(name), name).toBe(kind)
    }
  })

  test('HEAD is let in where GET is', () => {
    const gates = new Map(routes.calls.map(({ name, gate }) => [name, gate]))
    const heads = routes.calls.filter(({ method, url }) => method === 'HEAD' && gates.has(`GET ${url}`))
    expect(heads.length).toBeGreaterThan(10)
    for (const { url, gate } of heads) expect(gate, url).toEqual(gates.get(`GET ${url}`))
  })

  test('every other method of a known path is a 405 that names the right ones', async () => {
    const methods = (list: readonly ListedRoute[]) => list.map(({ method }) => method)
    for (const { name, url } of routes.refusing.filter((one) => !/\*|^\/?$/.test(one.url))) {
      const { status, body, headers } = await api.call(name.replace(':id', nobodysId))
      expect([status, body.code], name).toEqual([405, 'route.method_not_allowed'])
      const known = routes.calls.filter((one) => one.url === url && doors[one.name])
      expect(
        headers['allow']!.split(', ').filter((one) => one !== 'HEAD'),
        name,
      ).toEqual(methods(known).toSorted())
    }
  })
})

test.each(['GET /no/such/call', 'POST /no/such/call', 'GET /', 'DELETE /device/1/2/3'])(
  '%s is a path that the API does not know, and nobody else answers',
  async (name) => {
    expect(await api.call(name)).toMatchObject({ status: 404, body: { code: 'route.not_found' } })
  },
)
