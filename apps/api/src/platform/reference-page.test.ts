import { createHash } from 'node:crypto'
import { languages } from '@koma/domain/languages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeApi } from '../testing/describe-api.ts'
import type { ApiDocument } from './openapi-operations.ts'
import { referencePage, referencePolicy } from './reference-page.ts'
import { schemaLines, typeOf } from './schema-lines.ts'

let document: ApiDocument

beforeAll(async () => {
  document = await describeApi()
})

describe('the reference page', () => {
  test.each(languages)('shows every call and every record, in %s', (language) => {
    const html = referencePage(document, language)
    for (const path of Object.keys(document.paths)) expect(html).toContain(`/api${path}`)
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`id="record-${name}"`)
  })

  test('runs nothing, fetches nothing and is styled by the one sheet that its policy names', () => {
    const html = referencePage(document, 'en')
    expect(/<script|<link rel="stylesheet| style="| on\w+="|https?:\/\//.exec(html)).toBeNull()
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
    expect(referencePolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(referencePolicy).toContain("default-src 'none'")
  })

  test('every link leads somewhere on the page', () => {
    const html = referencePage(document, 'zh')
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('shows markup in a description as text', () => {
    const [path] = Object.keys(document.paths)
    const hostile = structuredClone(document)
    Object.assign(hostile.paths[path!]!['get'] ?? {}, { summary: '<img src=x onerror=alert(1)>' })
    expect(referencePage(hostile, 'en')).not.toContain('<img')
  })
})

describe('a schema in lines', () => {
  test('is a field a line, optional ones with a mark, records by name', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 9 },
        seats: {
          type: 'array',
          items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        },
        rent: { anyOf: [{ $ref: '#/components/schemas/Rent' }, { type: 'null' }] },
      },
    }
    expect(schemaLines(schema)).toEqual([
      'id: integer 1…9',
      'seats?: array of object',
      '  name: string',
      'rent?: → Rent | null',
    ])
  })

  test('shows every record that a body may be', () => {
    const record = (name: string) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string' } } })
    expect(schemaLines({ oneOf: [record('password'), record('refresh_token')] })).toEqual([
      'password: string',
      '|',
      'refresh_token: string',
    ])
  })

  test.each([
    [{ type: 'string', allOf: [{ pattern: 'a' }, { pattern: 'b' }] }, 'string'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: 'string', maxLength: 50 }, 'string …50'],
    [{ type: 'integer', minimum: 0, maximum: 100 }, 'integer 0…100'],
    [{ type: 'integer' }, 'integer'],
    [{}, 'anything'],
  ])('%j reads %s', (schema, words) => {
    expect(typeOf(schema)).toBe(words)
  })
})
