import type { ApiSchema } from './openapi-operations.ts'

/** A JSON schema as lines to read, a field a line, deeper ones indented; `→ Name` stands for a named record. */
export function schemaLines(schema: ApiSchema, indent = ''): readonly string[] {
  const { properties, required } = schema as { properties?: Record<string, ApiSchema>; required?: readonly string[] }
  if (!properties) return linesOfItems(schema, indent)
  return Object.entries(properties).flatMap(([name, field]) => {
    const mark = required?.includes(name) ? '' : '?'
    return [`${indent}${name}${mark}: ${typeOf(field)}`, ...schemaLines(inside(field), `${indent}  `)]
  })
}

/** The type of a schema in a few words: `string (date)`, `"a" | "b"`, `array of → Rent`, `integer 1…100`. */
export function typeOf(schema: ApiSchema): string {
  if (schema.$ref) return `→ ${schema.$ref.split('/').at(-1)}`
  const choices = schema['enum'] as readonly unknown[] | undefined
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const options = optionsOf(schema)
  if (options) return [...new Set(options.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `array of ${schema['items'] ? typeOf(schema['items'] as ApiSchema) : 'anything'}`
  const type = [schema.type ?? 'anything'].flat().join(' | ')
  const format = typeof schema['format'] === 'string' ? ` (${schema['format']})` : ''
  return `${type}${format}${rangeOf(schema)}`
}

function rangeOf({ minimum, maximum, maxLength }: ApiSchema): string {
  if (typeof maxLength === 'number') return ` …${maxLength}`
  const [from, to] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? String(bound) : ''))
  return from || to ? ` ${from}…${to}` : ''
}

function optionsOf(schema: ApiSchema): readonly ApiSchema[] | undefined {
  return (schema['anyOf'] ?? schema['oneOf']) as readonly ApiSchema[] | undefined
}

/** What a field holds: of an array its items, of a nullable record the record. */
function inside(field: ApiSchema): ApiSchema {
  const options = optionsOf(field)
  if (options) return options.find((option) => 'properties' in option) ?? {}
  return field.type === 'array' ? ((field['items'] as ApiSchema | undefined) ?? {}) : field
}

/** Of a whole body that is no record: a list with its rows, or the records that it may be, one after the other. */
function linesOfItems(schema: ApiSchema, indent: string): readonly string[] {
  if (indent !== '') return []
  const records = optionsOf(schema)?.filter((option) => 'properties' in option) ?? []
  if (records.length > 1) return records.flatMap((record, at) => [...(at > 0 ? ['|'] : []), ...schemaLines(record)])
  const items = inside(schema)
  return [typeOf(schema), ...(items === schema ? [] : schemaLines(items, '  '))]
}
