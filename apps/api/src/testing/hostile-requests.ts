import fc from 'fast-check'
import type { ApiDocument, ApiOperation, ApiParameter, ApiSchema } from '../platform/openapi-operations.ts'
import { hostileSegment, hostileText, hostileValue } from './hostile-values.ts'

export interface HostileRequest {
  /** `PUT /rent/apply/{id}/cancel` */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly caller: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | undefined
}

/** Values that mean something to the product: by the name of the field, or by the path up to a parameter (`/file/`). */
export type Dictionary = Readonly<Record<string, readonly unknown[]>>

const httpMethods = new Set(['get', 'post', 'put', 'delete', 'patch', 'head'])

/**
 * Requests to every operation of the description: right, nearly right and wrong, by any caller, in three content types.
 * Those that are named in `often` come ten times as often.
 */
export function hostileRequests(
  document: ApiDocument,
  dictionary: Dictionary,
  callers: readonly string[],
  often: readonly string[] = [],
): { readonly requests: fc.Arbitrary<HostileRequest>; readonly operations: readonly string[] } {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => httpMethods.has(method))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, method, path, operation })),
  )
  const requests = fc.oneof(
    ...all.map((one) => ({
      weight: often.includes(one.name) ? 10 : 1,
      arbitrary: requestOf(document, one, dictionary, callers),
    })),
  )
  return { requests, operations: all.map(({ name }) => name) }
}

interface Described {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
}

function requestOf(
  document: ApiDocument,
  { name, method, path, operation }: Described,
  dictionary: Dictionary,
  callers: readonly string[],
) {
  const values = valuesFor(document, dictionary)
  const { parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const body = schema
    ? fc.option(values.of(schema), { freq: 12, nil: undefined })
    : fc.option(hostileValue, { freq: 1, nil: undefined })
  return fc
    .record({
      segments: fc.tuple(...parameters.filter((one) => one.in === 'path').map((one) => values.segment(path, one.name))),
      query: queryOf(parameters, values),
      body,
      encoding: fc.constantFrom('json', 'json', 'json', 'form', 'form', 'text', 'xml', 'wrong'),
      caller: fc.constantFrom(...callers),
      headers: oddHeaders,
    })
    .map(({ segments, query, body: value, encoding, caller, headers }): HostileRequest => {
      const place = [...segments]
      const filled = path.replace(/\{\w+\}/g, () => place.shift() ?? '')
      const sent = value === undefined ? undefined : encoded(value, encoding)
      const all = sent ? { ...headers, 'content-type': sent.type } : headers
      return {
        operation: name,
        method: method.toUpperCase(),
        url: `/api${filled}${query}`,
        caller,
        headers: all,
        payload: sent?.payload,
      }
    })
}

function queryOf(parameters: readonly ApiParameter[], values: Values): fc.Arbitrary<string> {
  const declared = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const names = [...declared, ...declared, 'page', 'per_page', '__proto__', 'a[b]', 'constructor']
  const pair = fc
    .constantFrom(...names)
    .chain((name) => values.text(name).map((text) => `${encodeURIComponent(name)}=${text}`))
  return fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
}

/** Headers that are parsed: their values may be anything that HTTP lets through. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .trim()
    .slice(0, 2_000),
)
const oddHeaders = fc.record(
  {
    'accept-language': fc.oneof(
      headerText,
      fc.constantFrom('ja', 'en-GB;q=0.5', 'q=nan', '*;q=0', 'zh;q=1.0000001', ','.repeat(500)),
    ),
    'idempotency-key': fc.oneof(headerText, fc.constantFrom('one', 'two')),
    'if-match': fc.oneof(headerText, fc.constantFrom('1', '"1"', 'W/"2"', '*')),
    'if-none-match': headerText,
    'user-agent': headerText,
    accept: headerText,
  },
  { requiredKeys: [] },
)

interface Values {
  of(schema: ApiSchema): fc.Arbitrary<unknown>
  /** Of a query. */
  text(name: string): fc.Arbitrary<string>
  /** Of a path. */
  segment(path: string, name: string): fc.Arbitrary<string>
}

/** Mostly what means something, else what the schema allows, else something hostile. */
function valuesFor(document: ApiDocument, dictionary: Dictionary): Values {
  const known = (name: string) => (Object.hasOwn(dictionary, name) ? dictionary[name]! : [])
  const mixed = (name: string, schema: ApiSchema) =>
    fc.oneof(
      {
        weight: known(name).length > 0 ? 6 : 0,
        arbitrary: fc.constantFrom<unknown>(...(known(name).length > 0 ? known(name) : [null])),
      },
      { weight: 2, arbitrary: of(schema) },
      { weight: 2, arbitrary: hostileValue },
    )

  /** All that means something; the same with one field spoilt; any mixture; something else. */
  function objectOf(properties: Readonly<Record<string, ApiSchema>>, required: string[]): fc.Arbitrary<unknown> {
    const names = Object.keys(properties)
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, mixed(name, one)]))
    const right = fc.record(
      Object.fromEntries(
        names.map((name) => [name, known(name).length > 0 ? fc.constantFrom(...known(name)) : of(properties[name]!)]),
      ),
      { requiredKeys: required },
    )
    const spoilt = fc.record({ right, name: fc.constantFrom('extra', ...names), value: hostileValue })
    return fc.oneof(
      { weight: 4, arbitrary: right },
      { weight: 4, arbitrary: spoilt.map((one) => ({ ...one.right, [one.name]: one.value })) },
      { weight: 3, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      { weight: 1, arbitrary: hostileValue },
    )
  }

  function of(schema: ApiSchema): fc.Arbitrary<unknown> {
    const {
      $ref,
      type,
      enum: choices,
      const: only,
      anyOf,
      oneOf,
      properties,
      required,
      items,
    } = schema as ApiSchema & JsonSchema
    if ($ref !== undefined) return of(document.components.schemas[$ref.split('/').at(-1)!]!)
    if (only !== undefined) return fc.constant(only)
    if (choices) return fc.constantFrom(...choices)
    const variants = anyOf ?? oneOf
    if (variants) return fc.oneof(...variants.map(of))
    if (type === 'object') return objectOf(properties ?? {}, required ?? [])
    if (type === 'array') return fc.array(of(items ?? {}), { maxLength: 3 })
    if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.integer().map(String))
    return type === 'boolean' ? fc.boolean() : hostileText
  }

  const texts = (name: string, hostile: fc.Arbitrary<string>) =>
    known(name).length === 0
      ? hostile
      : fc.oneof(fc.constantFrom(...known(name).map((one) => encodeURIComponent(String(one)))), hostile)
  return {
    of,
    text: (name) =>
      texts(
        name,
        fc.oneof(
          hostileSegment,
          hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
        ),
      ),
    segment(path, name) {
      const upToIt = path.split(`{${name}}`)[0]!
      return texts(known(upToIt).length > 0 ? upToIt : name, hostileSegment)
    },
  }
}

interface JsonSchema {
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: string[]
  readonly items?: ApiSchema
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

function encoded(value: unknown, encoding: string): { payload: string; type: string } {
  const json = JSON.stringify(value)
  if (encoding === 'form') {
    const pairs = Object.entries(isRecord(value) ? value : { value }).map(([name, one]) => [
      name,
      isRecord(one) ? JSON.stringify(one) : String(one).toWellFormed(),
    ])
    return {
      payload: new URLSearchParams(pairs).toString(),
      type: 'application/x-www-form-urlencoded',
    }
  }
  if (encoding === 'text') return { payload: json, type: 'text/plain' }
  if (encoding === 'xml') return { payload: `<a>${json}</a>`, type: 'application/xml' }
  if (encoding === 'wrong') return { payload: json.slice(0, -1), type: 'application/json' }
  return { payload: json, type: 'application/json' }
}
