import { errorStatuses, type ErrorCode } from '@koma/contract/errors.ts'
import { apiText } from '@koma/i18n/api-text.ts'
import type { UploadRule, UploadRules } from './files/upload-rules.ts'
import type { Gate } from './gate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The refusals by rules of the domain that the route may give; those of gate, body and limits are added. */
    refusals?: readonly ErrorCode[]
  }
}

/** What the description needs to know of a route beside its schemas. */
export interface DescribedRoute {
  readonly method: string
  readonly path: string
  readonly gate: Gate
  readonly once: boolean
  readonly refusals: readonly ErrorCode[]
  readonly uploads: UploadRules
  readonly hasBody: boolean
  readonly hasQuery: boolean
  readonly hasParams: boolean
}

export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly [keyword: string]: unknown
}

export interface ApiParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: ApiSchema
}

type Content = Record<string, { schema?: ApiSchema }>

export interface ApiResponse {
  readonly description: string
  readonly content?: Content
}

/** Stands for a response that the document names once. */
interface ResponseReference {
  readonly $ref: string
}

export interface ApiOperation {
  readonly summary?: string
  readonly tags?: readonly string[]
  parameters?: ApiParameter[]
  requestBody?: { content: Content; required?: boolean }
  responses: Record<string, ApiResponse | ResponseReference>
  security?: readonly Record<string, readonly string[]>[]
  'x-error-codes'?: readonly ErrorCode[]
}

export interface ApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Record<string, Record<string, ApiOperation>>
  readonly components: {
    readonly schemas: Record<string, ApiSchema>
    readonly responses?: Record<string, ApiResponse>
    readonly securitySchemes?: unknown
  }
}

/** What stands under a status, there or where it points to. */
export function responseOf({ components }: ApiDocument, response: ApiResponse | ResponseReference): ApiResponse {
  return '$ref' in response ? components.responses![response.$ref.slice(responsePath.length)]! : response
}

/** Tells of each operation who may call it, how bodies may be sent and every code that it may refuse with. */
export function describeOperations(document: ApiDocument, routes: readonly DescribedRoute[]): ApiDocument {
  const responses: Record<string, ApiResponse> = {}
  for (const route of routes) {
    const operation = document.paths[route.path]?.[route.method]
    if (operation) describe(operation, route, responses)
  }
  const { paths, components } = document
  const schemas = usedSchemas(components.schemas, [paths, responses])
  return { ...document, ...inJsonTerms({ paths, components: { ...components, schemas, responses } }) }
}

/** Every code that a route may refuse with, in the catalogue's order. */
export function codesOf(route: DescribedRoute): readonly ErrorCode[] {
  const { method, gate, once, refusals, hasBody, hasQuery, hasParams } = route
  const codes = new Set<ErrorCode>([...refusals, 'rate.limited', 'server.error', 'server.unavailable'])
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code)
  }
  if (gate !== 'public') add('auth.unauthenticated')
  if (gate === 'activated') add('member.not_activated')
  if (typeof gate === 'object' && gate.staff !== 'any') add('auth.forbidden')
  if (method !== 'get') add('request.malformed', 'body.too_large', 'body.unsupported_media_type')
  if (hasBody) add('validation.failed')
  if (hasQuery) add('validation.failed')
  if (hasParams) add('record.not_found')
  if (once) add('validation.failed', 'idempotency.in_flight', 'idempotency.reused')
  return (Object.keys(errorStatuses) as ErrorCode[]).filter((code) => codes.has(code))
}

/**
 * A number may come as its digits in a form: the description says the number that is meant, not both spellings. That an
 * integer is one that JavaScript can hold says nothing either.
 */
function inJsonTerms<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(inJsonTerms) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).filter(
    ([key, value]) => !(key === 'anyOf' && 'type' in part) && !safeIntegers.has(value),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, inJsonTerms(value)])) as Part
}

const safeIntegers: ReadonlySet<unknown> = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])
const formType = 'application/x-www-form-urlencoded'
const idempotencyKey: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
}
const responsePath = '#/components/responses/'
const errorContent: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

function describe(operation: ApiOperation, route: DescribedRoute, named: Record<string, ApiResponse>) {
  operation.security = securityOf(route.gate)
  describeBody(operation, route)
  if (route.once) {
    operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
  }
  const codes = codesOf(route)
  operation['x-error-codes'] = codes
  for (const status of Object.keys(operation.responses)) if (Number(status) >= 400) delete operation.responses[status]
  for (const [status, some] of Map.groupBy(codes, (code) => errorStatuses[code])) {
    operation.responses[status] = refusal(some, named)
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status.startsWith('2'))
      operation.responses[status] = { ...response, description: status === '204' ? 'Done' : 'Success' }
  }
}

/** A code that is alone under its status, as most are, is named once for all operations. */
function refusal(codes: readonly ErrorCode[], named: Record<string, ApiResponse>): ApiResponse | ResponseReference {
  const response = { description: codes.map(sentence).join('\n'), content: errorContent }
  if (codes.length > 1) return response
  named[codes[0]!] = response
  return { $ref: responsePath + codes[0]! }
}

/** What JSON takes a form takes too; a route that takes files takes nothing but multipart. */
function describeBody({ requestBody }: ApiOperation, { uploads }: DescribedRoute) {
  const json = requestBody?.content['application/json']
  if (!json) return
  const fields = Object.entries(uploads)
  if (fields.length === 0) requestBody.content[formType] = json
  else requestBody.content = { 'multipart/form-data': { schema: withFiles(json.schema ?? {}, fields) } }
}

function withFiles(schema: ApiSchema, fields: readonly [string, UploadRule][]): ApiSchema {
  const file = { type: 'string', format: 'binary' }
  const properties = { ...(schema['properties'] as object | undefined) }
  for (const [field, { filesMax }] of fields) {
    const kept = Object.hasOwn(properties, field) ? [(properties as Record<string, ApiSchema>)[field]!] : []
    const files = filesMax === 1 ? file : { type: 'array', items: file, maxItems: filesMax }
    Object.assign(properties, { [field]: kept.length > 0 ? { anyOf: [files, ...kept] } : files })
  }
  const required = fields.filter(([, rule]) => rule.required).map(([field]) => field)
  const known = (schema['required'] as readonly string[] | undefined) ?? []
  return { ...schema, properties, required: [...new Set([...known, ...required])] }
}

/** The sentence of a code; what a request fills in stands in brackets. */
const sentence = (code: ErrorCode) =>
  `\`${code}\` ${apiText('en')(`error.${code}`).replaceAll(/\{\{(\w+)\}\}/g, '[$1]')}`

/** An empty entry beside a scheme means that the token may be left out. */
function securityOf(gate: Gate): ApiOperation['security'] & object {
  if (gate === 'public') return []
  if (gate === 'visitor') return [{}, { member: [] }]
  if (gate === 'reader') return [{}, { member: [] }, { staff: [] }]
  return typeof gate === 'object' ? [{ staff: [] }] : [{ member: [] }]
}

/** Named schemas come in a form for requests too; what nothing refers to is left out. */
function usedSchemas(schemas: Record<string, ApiSchema>, users: unknown): Record<string, ApiSchema> {
  const used = new Set<string>()
  const visit = (user: unknown) => {
    for (const [, name] of JSON.stringify(user).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(users)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
