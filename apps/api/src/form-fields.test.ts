import type { FastifyRequest, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Description, Schema } from './testing/answer-fields.ts'
import { creatorForm } from './testing/creator-factory.ts'
import { idOfNobody } from './testing/door.ts'
import { doorsOfMembers } from './testing/doors-of-members.ts'
import { doorsOfStaff } from './testing/doors-of-staff.ts'
import { presents } from './testing/presents.ts'
import { freshPasswords } from './testing/recovery-factory.ts'
import { registrationForm } from './testing/registration-factory.ts'
import { testApi, type Call, type TestApi, type TestServer } from './testing/test-api.ts'

/** Where a form does list one of them, by hand: the class that somebody wishes for, and what staff may give. */
const mayList: Readonly<Record<string, readonly string[]>> = {
  'POST /member': ['type'],
  'POST /member/three': ['type'],
  'POST /member/old_user': ['type'],
  'POST /member/old_user_to_comicists/:code': ['type'],
  'POST /member/comicists_apply': ['type'],
  // Of a letter: it is asked for, never given.
  'POST /contact/state': ['number'],
  'PUT /member/comicists_apply/draft': ['type'],
  'POST /staff/members/:id/adjust': ['points', 'source'],
}

const code = 'x'.repeat(43)
const evidence = { title: 'Rain', publisher: 'Panels', published_on: '2026-11-01', url: 'https://books.example/1' }
const { type: _, agree: __, ...profile } = creatorForm()
/** What is understood, for the calls whose row in the table of doors sends nothing that is. */
const samples: Readonly<Record<string, object>> = {
  'POST /member': registrationForm(),
  'POST /member/three': { credential: code },
  'POST /member/three/check': { credential: code },
  'POST /member/register/sms': { mobile: '0933444666' },
  'POST /member/check/registerd': { username: 'nobody99' },
  'POST /member/verify': { code },
  'POST /member/forget/sms': { mobile: '0933444666' },
  'POST /member/forget/email': { email: 'nobody@example.com' },
  'PUT /member/sms/password': { mobile: '0933444666', sms_code: '123456', ...freshPasswords },
  'PUT /member/email/password': { code, ...freshPasswords },
  'PUT /member/password': { old_password: 'wrong 1', ...freshPasswords },
  'PUT /member/email': { email: 'next@example.com', current_password: 'wrong 1' },
  'PUT /member/mobile': { mobile: '0933444555', sms_code: '123456', current_password: 'wrong 1' },
  'POST /member/proof': { channel: 'email' },
  'POST /member/agreements': { terms: '2026-11', privacy: '2026-11', agree: true },
  'POST /contact': { reason: 'space', body: 'Hello', name: 'A reader', email: 'reader@example.com' },
  'POST /contact/state': { number: 'C-0000-0000', email: 'reader@example.com' },
  'POST /my/membership/renewal': evidence,
  'PUT /member/comicists': profile,
  'POST /3rd/authorize': {
    client_id: '00000000-0000-7000-8000-000000000000',
    redirect_uri: 'example.koma.app:/callback',
    response_type: 'code',
    state: 'state',
    code_challenge: code,
    code_challenge_method: 'S256',
    allow: true,
  },
  'POST /member/old_user': { ...registrationForm(), code },
  'POST /member/old_user/resend': { email: 'nobody@example.com' },
  'POST /staff/token': { username: 'nobody', password: 'wrong 1', totp: '123456' },
  'POST /staff/deletions/:id/settle': { settlement: 'waived', reference: 'W-1' },
}

/** Forms with files: they are read by the same schemas, and what they change is looked at in mass-assignment.test.ts. */
const withFiles = [
  'POST /member/avatar',
  'POST /staff/media',
  'POST /staff/media/:id/replace',
  'POST /member/files',
  'POST /member/comicists_apply',
  'POST /member/old_user_to_comicists/:code',
]

let api: TestApi
let described: Description
/** What arrived behind the schema of each call, by its name. */
const arrived = new Map<string, readonly string[]>()

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  described = (await api.call('GET /openapi.json')).body
})
afterAll(() => api.close())

interface Form {
  readonly name: string
  /** Undefined where the body has no fields. */
  readonly fields: readonly string[]
}

/** Every call that reads a body with fields, as the description has it. */
function forms({ paths }: Pick<Description, 'paths'>): readonly Form[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { requestBody?: { content: Record<string, { schema?: Schema }> } }>)
      .filter(([, { requestBody }]) => requestBody !== undefined && !('text/csv' in requestBody.content))
      .map(([method, { requestBody }]) => ({
        name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        fields: Object.values(requestBody!.content).flatMap(({ schema }) => fieldsOf(schema)),
      })),
  )
}

function fieldsOf(schema: Schema | undefined): readonly string[] {
  if (schema?.$ref) return fieldsOf(described.components.schemas[schema.$ref.split('/').at(-1)!])
  const parts = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])]
  return [...Object.keys(schema?.properties ?? {}), ...parts.flatMap(fieldsOf)]
}

const tooGenerous = (list: readonly Form[]) =>
  list.flatMap(({ name, fields }) =>
    [...new Set(fields)]
      .filter((field) => field in presents && !mayList[name]?.includes(field))
      .map((field) => `${name}: ${field}`),
  )

/** Writes down what a route of this server is handed after its schema has read it. */
function noteArrivals(route: RouteOptions) {
  const name = `${String(route.method)} ${route.url.replace('/api', '')}`
  route.preHandler = async (request: FastifyRequest) => void arrived.set(name, Object.keys(request.body ?? {}))
}

async function sendPresents(server: TestServer, { name }: Pick<Form, 'name'>) {
  const row = { ...doorsOfMembers, ...doorsOfStaff }[name]!
  const { body: sent, headers }: Call = row.send ?? {}
  if (Buffer.isBuffer(sent)) return
  const body = { ...presents, ...(samples[name] ?? (sent as object | undefined)) }
  const { token } = Array.isArray(row.door) ? await api.staffWith('admin') : await api.memberWith()
  const path = name
    .replace(/:(id|code)/, idOfNobody(name))
    .replace(':category', 'lecture')
    .replace(':provider', 'google')
  const { status } = await server.call(path, { token, body, headers: headers ?? {} })
  expect(status, name).toBeLessThan(500)
}

describe('no form', () => {
  test('lists what only the centre may set, whatever call it is of', () => {
    const all = forms(described)
    expect(all.length).toBeGreaterThanOrEqual(50)
    expect(tooGenerous(all)).toEqual([])
    const listed = all.filter(({ name }) => mayList[name]).map(({ name }) => name)
    expect(listed.toSorted()).toEqual(Object.keys(mayList).toSorted())
  })

  test('negative control: one that does is found', () => {
    expect(tooGenerous([{ name: 'PUT /member', fields: ['name', 'class', 'status'] }])).toEqual([
      'PUT /member: class',
      'PUT /member: status',
    ])
  })

  test('hands on a field that it does not list', async () => {
    const server = await api.anotherServer((app) => app.addHook('onRoute', noteArrivals))
    const all = forms(described)
    for (const form of all) await sendPresents(server, form)
    const more = all.flatMap(({ name, fields }) =>
      (arrived.get(name) ?? []).filter((field) => !fields.includes(field)).map((field) => `${name}: ${field}`),
    )
    expect(more).toEqual([])
    expect(all.map(({ name }) => name).filter((name) => !arrived.has(name))).toEqual(withFiles)
  })

  test('negative control: without its schema a call is handed all of them', async () => {
    const name = 'PUT /member'
    const server = await api.anotherServer((app) =>
      app.addHook('onRoute', (route) => {
        noteArrivals(route)
        if (`${String(route.method)} ${route.url}` === 'PUT /api/member') route.schema = {}
      }),
    )
    await sendPresents(server, { name })
    expect(arrived.get(name)).toEqual(expect.arrayContaining(Object.keys(presents)))
  })
})
