import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gate } from './platform/gate.ts'
import { accessCallers } from './testing/access-callers.ts'
import { cellsOf, unexpectedCells, type Walk } from './testing/access-cells.ts'
import { accessRecords } from './testing/access-records.ts'
import { deviceWith, openCentre } from './testing/device-factory.ts'
import { desk, desksTime, nobodysId, type DoorRow, type RecordKind } from './testing/door.ts'
import { doorsOfMembers } from './testing/doors-of-members.ts'
import { doorsOfStaff } from './testing/doors-of-staff.ts'
import { behindGate, serverWithFault, takingAllFor } from './testing/route-fault.ts'
import { routesOf, type ListedRoute } from './testing/route-list.ts'
import { testApi, type TestApi } from './testing/test-api.ts'

/** The one table of who may call what: a route that is missing here fails, and so does a row without a route. */
const doors: Readonly<Record<string, DoorRow>> = { ...doorsOfMembers, ...doorsOfStaff }

/** How many answers are compared. */
const cells = Object.values(doors).reduce((sum, row) => sum + cellsOf(row).length, 0)

let api: TestApi
let walk: Walk
let routes: Awaited<ReturnType<typeof routesOf>>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  routes = await routesOf(api.deps)
  await openCentre(api.db)
  await api.setClock(new Date('2026-11-20T04:00:00Z'))
  await deviceWith(api.db, { id: desk })
  // The one seat is taken: who may book hears 409 and changes nothing.
  const holder = await api.memberWith({ points: 100 })
  await api.call('POST /rent/apply', { token: holder.token, body: desksTime })
  const records = await accessRecords(api)
  walk = { api, server: api, records, readers: new Map(), anothers: anothersOf(records) }
})
afterAll(() => api.close())

/** Somebody else's records, one of a kind; what staff decide about is used up each time. */
function anothersOf(records: Walk['records']): Walk['anothers'] {
  const kept = new Map<RecordKind, Promise<string>>()
  const make = async (kind: RecordKind) =>
    records[kind](kind === 'adjustment' ? await api.staffWith('finance') : await api.memberWith({ points: 100 }))
  return (kind) => {
    const one = (kind === 'adjustment' ? undefined : kept.get(kind)) ?? make(kind)
    kept.set(kind, one)
    return one
  }
}

const of = (gate: Gate | undefined): string => (typeof gate === 'object' ? 'staff' : String(gate))

describe('the table of who may call what', () => {
  test('names every route of the API, and none that does not exist', () => {
    const listed = routes.calls.filter(({ method }) => method !== 'HEAD').map(({ name }) => name)
    expect(listed.toSorted()).toEqual(Object.keys(doors).toSorted())
  })

  test.each(Object.keys(doors))('%s answers each caller, about each record, as promised', async (name) => {
    expect(await unexpectedCells(walk, name, doors[name]!)).toEqual([])
  })

  test(`${Object.keys(doors).length} routes × ${Object.keys(accessCallers).length} callers × owners: ${cells} cells`, () => {
    expect(cells).toBeGreaterThan(Object.keys(doors).length * Object.keys(accessCallers).length)
  })

  test('what each route declares is the kind of door that the table names', () => {
    const kinds = new Map(routes.calls.map(({ name, gate }) => [name, of(gate)]))
    for (const [name, { door }] of Object.entries(doors)) {
      const kind = typeof door === 'object' ? 'staff' : door === 'everybody' ? 'public' : door
      expect(kinds.get(name), name).toBe(kind)
    }
  })

  test('whose record each route declares is whose the table names', () => {
    const declared = routes.calls.filter(({ owner, method }) => owner !== undefined && method !== 'HEAD')
    const promises = Object.entries(doors).filter(([, { record }]) => record && record.owner !== 'role')
    expect(Object.fromEntries(declared.map(({ name, owner }) => [name, owner]))).toEqual(
      Object.fromEntries(promises.map(([name, { record }]) => [name, record!.owner])),
    )
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

describe('negative control: the walk finds a door that was opened by mistake', () => {
  const opened: readonly (readonly [string, Gate, string])[] = [
    ['GET /member/files', 'public', 'visitor, nobody: 500 instead of auth.unauthenticated'],
    ['POST /rent/apply', 'member', 'member not activated, nobody: 409 instead of member.not_activated'],
    ['GET /staff/audit', { staff: 'any' }, 'staff: desk, nobody: 200 instead of auth.forbidden'],
    [
      'POST /staff/adjustments/:id/approve',
      { staff: 'points.read' },
      'staff: auditor, another: 200 instead of auth.forbidden',
    ],
  ]
  test.each(opened)('%s behind the gate %j', async (name, gate, cell) => {
    const server = await serverWithFault(api, name, behindGate(gate))
    expect(await unexpectedCells({ ...walk, server }, name, doors[name]!)).toContain(cell)
  })

  test.each([
    ['PUT /rent/apply/:id/cancel', 'rent', 200],
    ['DELETE /member/files/:id', 'draft', 204],
    ['GET /avatar/:id/:width', 'avatar', 200],
  ] as const)('%s that takes everybody for the owner', async (name, kind, theirs) => {
    const owner = await api.memberWith({ points: 100 })
    const id = await walk.records[kind](owner)
    const server = await serverWithFault(api, name, takingAllFor(owner))
    const found = await unexpectedCells({ ...walk, server, anothers: async () => id }, name, doors[name]!)
    expect(found).toContain(`general member, another: ${theirs} instead of 404`)
  })
})

test.each(['GET /no/such/call', 'POST /no/such/call', 'GET /', 'DELETE /device/1/2/3'])(
  '%s is a path that the API does not know, and nobody else answers',
  async (name) => {
    expect(await api.call(name)).toMatchObject({ status: 404, body: { code: 'route.not_found' } })
  },
)
