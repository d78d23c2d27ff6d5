import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeApi } from '../testing/describe-api.ts'
import { responseOf, type ApiDocument, type ApiOperation } from './openapi-operations.ts'

let document: ApiDocument
let operations: [string, ApiOperation][]

beforeAll(async () => {
  document = await describeApi()
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, ApiOperation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
})

/** What the schema of OpenAPI 3.1 finds wrong with a document. */
async function faultsOf(described: object): Promise<readonly unknown[]> {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(described) })
  return valid ? [] : [errors].flat()
}

describe('the description', () => {
  test('is OpenAPI 3.1 of the paths below /api', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Koma API' }, servers: [{ url: '/api' }] })
    expect(operations.length).toBeGreaterThan(25)
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining(['POST /token', 'GET /device/{id}', 'POST /rent/apply']),
    )
  })

  test('is valid by the schema of OpenAPI', async () => {
    expect(await faultsOf(document)).toEqual([])
  })

  test('negative control: one that is not is refused', async () => {
    const operation = (changes: object) => ({
      paths: { '/day': { get: { responses: { '200': { description: 'Success' } }, ...changes } } },
    })
    const faulty = [
      { openapi: '3.1.0', paths: {} },
      { ...document, ...operation({ parameters: [{ name: 'page', in: 'nowhere' }] }) },
      { ...document, ...operation({ responses: { '200': { $ref: 7 } } }) },
      { ...document, ...operation({ requestBody: { content: 'JSON' } }) },
    ]
    for (const one of faulty) expect(await faultsOf(one)).not.toEqual([])
    expect(await faultsOf({ ...document, ...operation({}) })).toEqual([])
  })

  test('names no path that only says 405', () => {
    for (const [name] of operations) expect(name).toMatch(/^(GET|POST|PUT|PATCH|DELETE) /)
    expect(document.paths['/device']).toEqual({ get: expect.anything() })
  })

  test('gives every operation a summary, tags, its security and its codes', () => {
    for (const [name, { summary, tags, security, 'x-error-codes': codes }] of operations) {
      expect(summary, name).toMatch(/\w/)
      expect(tags, name).toHaveLength(1)
      expect(security, name).toBeDefined()
      expect(codes, name).toEqual(expect.arrayContaining(['rate.limited', 'server.error', 'server.unavailable']))
    }
  })

  test('tells who may call: nobody needs a token, may send one, or must', () => {
    expect(document.paths['/token']!['post']!.security).toEqual([])
    expect(document.paths['/device']!['get']!.security).toEqual([{}, { member: [] }])
    expect(document.paths['/member']!['get']!.security).toEqual([{ member: [] }])
    expect(document.paths['/staff/rent']!['get']!.security).toEqual([{ staff: [] }])
  })

  test('lists each code of an operation under its status, with its sentence', () => {
    const book = document.paths['/rent/apply']!['post']!
    expect(responseOf(document, book.responses['409']!).description).toContain('`points.not_enough` Not Enough')
    for (const [name, { responses, 'x-error-codes': codes = [] }] of operations) {
      for (const code of codes)
        expect(responseOf(document, responses[errorStatuses[code]]!).description, `${name} ${code}`).toContain(
          `\`${code}\``,
        )
    }
  })

  test('every refusal of the domain is named by at least one operation', () => {
    const unprovoked = new Set<ErrorCode>(['route.not_found', 'route.method_not_allowed'])
    const named = new Set(operations.flatMap(([, operation]) => operation['x-error-codes'] ?? []))
    const missing = (Object.keys(errorStatuses) as ErrorCode[]).filter(
      (code) => !named.has(code) && !unprovoked.has(code),
    )
    expect(missing).toEqual([])
  })

  test('offers forms beside JSON wherever a body is taken, files and lists alone, and the key where it is honoured', () => {
    for (const [name, { requestBody }] of operations) {
      const types = Object.keys(requestBody?.content ?? {})
      const alone = ['multipart/form-data', 'text/csv'].filter((type) => types.includes(type))
      const either = ['application/json', 'application/x-www-form-urlencoded']
      if (requestBody) expect(types, name).toEqual(alone.length > 0 ? alone : either)
    }
    const keyed = operations.filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
    expect(keyed.map(([name]) => name)).toEqual(
      expect.arrayContaining(['POST /rent/apply', 'POST /staff/members/{id}/adjust']),
    )
  })

  test('says a number where a number is meant, with its bounds', () => {
    expect(document.paths['/device']!['get']!.parameters).toContainEqual(
      expect.objectContaining({ name: 'per_page', schema: { type: 'integer', minimum: 1, maximum: 100 } }),
    )
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  test.each(['schemas', 'responses'] as const)(
    'refers only to %s that it has, and has none that nothing refers to',
    (part) => {
      const references = JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)
      const referred = new Set([...references].filter(([, of]) => of === part).map(([, , name]) => name))
      expect(referred.size).toBeGreaterThan(10)
      expect([...referred].sort()).toEqual(Object.keys(document.components[part]!).sort())
    },
  )

  test('closes every answer: no field leaves that the schema does not name', () => {
    const open = operations.filter(([, { responses }]) => {
      const schema = responses['200'] && responseOf(document, responses['200']).content?.['application/json']?.schema
      return schema?.['properties'] && schema['additionalProperties'] !== false
    })
    expect(open.map(([name]) => name)).toEqual([])
  })
})
