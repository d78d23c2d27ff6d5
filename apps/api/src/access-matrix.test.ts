import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gate } from './platform/gate.ts'
import { accessCallers, promised } from './testing/access-callers.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { desk, desksTime, nobodysId, type DoorRow } from './testing/door.ts'
import { doorsOfMembers } from './testing/doors-of-members.ts'
import { doorsOfStaff } from './testing/doors-of-staff.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import { testApi, type Call, type TestApi } from './testing/test-api.ts'

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
