/** As much of a JSON schema as the description of the API uses. */
export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

type Operation = { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }

/** `GET /openapi.json`. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** What the description says of a route's JSON answer; undefined when it is no JSON. */
export function schemaOf({ paths }: Description, url: string, status: number): Schema | undefined {
  const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.['get']
  return operation?.responses[String(status)]?.content?.['application/json']?.schema
}

/** The paths of everything in a value that its schema does not list by name. */
export function unlisted(
  description: Description,
  value: unknown,
  schema: Schema | undefined,
  at = '',
): readonly string[] {
  const look = (one: unknown, inner: Schema | undefined, path: string) => unlisted(description, one, inner, path)
  if (schema?.$ref) return look(value, description.components.schemas[schema.$ref.split('/').at(-1)!], at)
  const options = schema?.anyOf ?? schema?.oneOf
  if (options) {
    const found = options.map((option) => look(value, option, at))
    return found.find((one) => one.length === 0) ?? found[0]!
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => look(one, schema?.items, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const more = schema?.additionalProperties
    const listed = schema?.properties?.[key] ?? (typeof more === 'object' ? more : undefined)
    return listed ? look(one, listed, `${at}.${key}`) : [`${at}.${key}`]
  })
}
