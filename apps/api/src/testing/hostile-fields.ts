import fc from 'fast-check'
import type { ApiDocument, ApiSchema } from '../platform/openapi-operations.ts'
import { hostileSegment, hostileText, hostileValue } from './hostile-values.ts'

/** Values that mean something to the product: by the name of the field, or by the path up to a parameter (`/file/`). */
export type Dictionary = Readonly<Record<string, readonly unknown[]>>

export interface Values {
  of(schema: ApiSchema): fc.Arbitrary<unknown>
  /** Nothing in it spoilt. */
  right(schema: ApiSchema): fc.Arbitrary<unknown>
  /** Of a query. */
  text(name: string): fc.Arbitrary<string>
  /** Of a path. */
  segment(path: string, name: string): fc.Arbitrary<string>
  /** Of a path, what means something where anything does. */
  knownSegment(path: string, name: string): fc.Arbitrary<string>
}

/** Mostly what means something, else what the schema allows, else something hostile. */
export function valuesFor(document: ApiDocument, dictionary: Dictionary): Values {
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

  const rightObject = (properties: Readonly<Record<string, ApiSchema>>, required: string[]): fc.Arbitrary<object> =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [
          name,
          known(name).length > 0 ? fc.constantFrom(...known(name)) : of(one),
        ]),
      ),
      { requiredKeys: required },
    )

  function right(schema: ApiSchema): fc.Arbitrary<unknown> {
    const { $ref, type, properties, required } = schema as ApiSchema & JsonSchema
    if ($ref !== undefined) return right(described($ref))
    return type === 'object' ? rightObject(properties ?? {}, required ?? []) : of(schema)
  }

  const described = ($ref: string) => document.components.schemas[$ref.split('/').at(-1)!]!

  /** All that means something; the same with one field spoilt; any mixture; something else. */
  function objectOf(properties: Readonly<Record<string, ApiSchema>>, required: string[]): fc.Arbitrary<unknown> {
    const names = Object.keys(properties)
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, mixed(name, one)]))
    const whole = rightObject(properties, required)
    const spoilt = fc.record({ right: whole, name: fc.constantFrom('extra', ...names), value: hostileValue })
    return fc.oneof(
      { weight: 4, arbitrary: whole },
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
    if ($ref !== undefined) return of(described($ref))
    if (only !== undefined) return fc.constant(only)
    if (choices) return fc.constantFrom(...choices)
    const variants = anyOf ?? oneOf
    if (variants) return fc.oneof(...variants.map(of))
    if (type === 'object') return objectOf(properties ?? {}, required ?? [])
    if (type === 'array') return fc.array(of(items ?? {}), { maxLength: 3 })
    if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.integer().map(String))
    return type === 'boolean' ? fc.boolean() : hostileText
  }

  const upTo = (path: string, name: string) => {
    const place = path.split(`{${name}}`)[0]!
    return known(place).length > 0 ? place : name
  }
  const texts = (name: string, hostile: fc.Arbitrary<string>) =>
    known(name).length === 0
      ? hostile
      : fc.oneof(fc.constantFrom(...known(name).map((one) => encodeURIComponent(String(one)))), hostile)
  return {
    of,
    right,
    text: (name) =>
      texts(
        name,
        fc.oneof(
          hostileSegment,
          hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
        ),
      ),
    segment: (path, name) => texts(upTo(path, name), hostileSegment),
    knownSegment(path, name) {
      const values = known(upTo(path, name))
      return values.length > 0
        ? fc.constantFrom(...values.map((one) => encodeURIComponent(String(one))))
        : hostileSegment
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
