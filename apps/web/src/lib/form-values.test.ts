import { expect, test } from 'vitest'
import { fieldErrorsOf, formValues } from './form-values.ts'

const posted = (fields: readonly (readonly [string, string | Blob])[]) => {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return formValues(new Request('http://site.test/', { method: 'POST', body }))
}

test('of a name given twice the last that is not empty counts', async () => {
  expect(
    await posted([
      ['starts_at', ''],
      ['starts_at', '2026-11-24 10:00:00'],
    ]),
  ).toEqual({ starts_at: '2026-11-24 10:00:00' })
  expect(
    await posted([
      ['starts_at', '2026-11-24 10:00:00'],
      ['starts_at', ''],
    ]),
  ).toEqual({ starts_at: '2026-11-24 10:00:00' })
})

test('an empty field is there and empty; a file is no text', async () => {
  expect(
    await posted([
      ['name', ''],
      ['file', new Blob(['x'])],
    ]),
  ).toEqual({ name: '' })
})

test('a field shows its first message', () => {
  expect(fieldErrorsOf({ email: ['一', '二'], name: [] })).toEqual({ email: '一' })
  expect(fieldErrorsOf(undefined)).toEqual({})
})

test.each([
  ['application/json', '{"name":"x"}'],
  ['text/plain', 'name=x'],
  ['multipart/form-data; boundary=edge', 'no boundary at all'],
  ['multipart/form-data', '--edge'],
])('%s that is no form ends the action with a 400', async (type, body) => {
  const request = new Request('http://site.test/', { method: 'POST', body, headers: { 'content-type': type } })
  await expect(formValues(request)).rejects.toMatchObject({ init: { status: 400 } })
})
