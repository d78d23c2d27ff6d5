import fc from 'fast-check'
import type { ApiDocument, ApiOperation, ApiParameter } from '../platform/openapi-operations.ts'
import { type Dictionary, type Values, valuesFor } from './hostile-fields.ts'
import { hostileText, hostileValue } from './hostile-values.ts'

export interface HostileRequest {
  /** `PUT /rent/apply/{id}/cancel` */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly caller: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | undefined
}

/** Who asks, by what their token opens; a stranger's opens nothing. */
export type Callers = Readonly<Record<'nobody' | 'stranger' | 'member' | 'staff', readonly string[]>>

const httpMethods = new Set(['get', 'post', 'put', 'delete', 'patch', 'head'])

/**
 * Requests to every operation of the description: one in four as right as the dictionary knows, by somebody who may call,
 * so that chance leaves hardly any misunderstood; the others nearly right and wrong, in three content types, by any caller.
 * Those that are named in `often` come ten times as often.
 */
export function hostileRequests(
  document: ApiDocument,
  dictionary: Dictionary,
  callers: Callers,
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
  callers: Callers,
) {
  const values = valuesFor(document, dictionary)
  const { parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const body = schema
    ? fc.option(values.of(schema), { freq: 12, nil: undefined })
    : fc.option(hostileValue, { freq: 1, nil: undefined })
  const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name)
  const hostile = fc.record({
    segments: fc.tuple(...inPath.map((one) => values.segment(path, one))),
    query: queryOf(parameters, values),
    body,
    encoding: fc.constantFrom('json', 'json', 'json', 'form', 'form', 'text', 'xml', 'wrong'),
    caller: fc.constantFrom(...Object.values(callers).flat()),
    headers: oddHeaders,
  })
  const right = fc.record({
    segments: fc.tuple(...inPath.map((one) => values.knownSegment(path, one))),
    query: fc.constant(''),
    body: schema ? values.right(schema) : fc.constant(undefined),
    encoding: fc.constant('json'),
    caller: fc.constantFrom(...whoMay(operation, callers)),
    headers: fc.constant({}),
  })
  return fc
    .oneof({ weight: 3, arbitrary: hostile }, { weight: 1, arbitrary: right })
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

function whoMay({ security = [] }: ApiOperation, callers: Callers): readonly string[] {
  const schemes = security.flatMap((one) => Object.keys(one) as ('member' | 'staff')[])
  return schemes.length === 0 ? callers.nobody : schemes.flatMap((scheme) => callers[scheme])
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
