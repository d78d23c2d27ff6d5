import { zClientChange, type Client } from '@koma/contract/clients.ts'
import { expect, test } from 'vitest'
import { formOf, problemsOf, toRequest } from './client-form.ts'

const client: Client = {
  id: '01900000-0000-7000-8000-000000000000',
  name_zh: 'Koma 行動版',
  name_ja: null,
  name_en: 'Koma app',
  redirect_uris: ['example.koma.app:/callback', 'http://127.0.0.1/callback'],
  disabled: false,
  members: 3,
  created_at: '2026-11-24 10:00:00',
  version: 2,
}

test('an app comes back from its form as it was', () => {
  const { id: _, members: __, created_at: ___, version: ____, ...fields } = client
  expect(toRequest(formOf(client))).toEqual(fields)
  expect(zClientChange.safeParse(toRequest(formOf(client))).success).toBe(true)
})

test('says what is missing or wrong', () => {
  expect(problemsOf(formOf(undefined))).toEqual({ name_zh: 'name_missing', redirect_uris: 'address_missing' })
  const problems = (addresses: string) => problemsOf({ ...formOf(client), addresses }).redirect_uris
  expect(problems('http://koma.example/callback')).toBe('address_wrong')
  expect(problems('https://koma.example/a\nhttps://koma.example/a')).toBe('address_twice')
  expect(problems('  https://koma.example/a \n\n')).toBeUndefined()
})
