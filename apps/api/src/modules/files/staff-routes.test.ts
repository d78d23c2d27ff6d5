import type { StaffFile } from '@koma/contract/files.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyAs, creatorLists } from '../../testing/creator-factory.ts'
import { pdfWith } from '../../testing/pdf-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await creatorLists(api.db)
  const { token } = await api.memberWith()
  const script = pdfWith({ objects: ['<< /S /JavaScript >>'] })
  await applyAs(api, token, {}, { 'script.pdf': script, 'waits.pdf': pdfWith(), 'open.pdf': pdfWith({ size: 2_000 }) })
  await sql`
    update file
       set state = 'checking',
           scan_attempts = 2,
           next_scan_at = '2026-11-24 06:00:00Z'
     where name = 'waits.pdf'`.execute(api.db)
})
afterAll(() => api.close())

const filesFor = async (role: 'reviewer' | 'finance') => {
  const { token } = await api.staffWith(role)
  return (await api.call('GET /staff/files', { token })).body.data as readonly StaffFile[]
}

test('what staff decide comes first, then what waits for the scanner, then what is open', async () => {
  expect((await filesFor('reviewer')).map(({ name, state }) => [name, state])).toEqual([
    ['script.pdf', 'held'],
    ['waits.pdf', 'checking'],
    ['open.pdf', 'ready'],
  ])
})

test('a file that waits tells how often the scanner was asked, and when it is asked again', async () => {
  expect((await filesFor('reviewer')).map(({ scan }) => scan)).toEqual([
    null,
    { attempts: 2, next_at: '2026-11-24 14:00:00' },
    null,
  ])
})

test('a role sees the files of the records that it looks after, and no other', async () => {
  expect(await filesFor('finance')).toEqual([])
})
