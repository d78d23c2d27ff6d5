import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

test('GET /faq/type counts the questions of each type, and each type has as many', async () => {
  const { body } = await api.call('GET /faq/type')
  expect(body.length).toBe(10)
  for (const { id, count, slug } of body)
    expect((await api.call(`GET /faq?type=${id}`)).body.meta.total, slug).toBe(count)
  expect(body.map(({ slug }: { slug: string }) => slug)).toContain('creator')
})

test('GET /faq is whole, in order, and in three languages', async () => {
  const { body } = await api.call('GET /faq?per_page=100')
  expect([body.data.length, body.meta.total]).toEqual([39, 39])
  for (const one of body.data)
    for (const language of ['zh', 'ja', 'en'])
      expect([one[`question_${language}`], one[`answer_${language}`]], String(one.id)).not.toContain(null)
})

test.each([
  ['密碼', true],
  ['密码', true],
  ['PASSWORD', true],
  ['パスワード', true],
  ['密碼 帳號', true],
  ['密碼 龘', false],
  ['🍣', false],
  ["'; drop table faq; --", false],
])('GET /faq?q=%s finds something: %s', async (words, finds) => {
  const { body } = await api.call(`GET /faq?q=${encodeURIComponent(words)}`)
  expect(body.data.length > 0).toBe(finds)
})

test.each(['page=0', 'type=x', `q=${'q'.repeat(10_000)}`])('GET /faq?%.20s is refused', async (query) => {
  expect((await api.call(`GET /faq?${query}`)).status).toBe(422)
})

test('GET /faq?question= gives the page of its type on which it stands, also behind the first hundred', async () => {
  const { rows } = await sql<{ id: number; type_id: number }>`
    insert into faq (type_id, slug, sort, question_zh, answer_zh)
    select (select min(id) from faq_type), 'many-' || n, 1000 + n, 'many ' || n, '<p>' || n || '</p>'
      from generate_series(1, 130) as n
    returning id, type_id`.execute(api.db)
  const { id, type_id } = rows.at(-1)!
  const { body } = await api.call(`GET /faq?question=${id}&per_page=100`)
  expect([body.meta.page, body.meta.last_page]).toEqual([2, 2])
  expect(body.data.map((one: { id: number }) => one.id)).toContain(id)
  expect(body).toEqual((await api.call(`GET /faq?type=${type_id}&per_page=100&page=2`)).body)
  const first = (await api.call(`GET /faq?question=${rows[0]!.id}&per_page=100`)).body
  expect([first.meta.page, first.data.at(-1).id > rows[0]!.id]).toEqual([1, true])
  await sql`delete from faq where slug like 'many-%'`.execute(api.db)
  await expect.poll(async () => (await api.call(`GET /faq?question=${id}`)).body.data).toEqual([])
})

test.each(['question=x', 'question=-1', 'question=99999999999999'])('GET /faq?%s is refused', async (query) => {
  expect((await api.call(`GET /faq?${query}`)).status).toBe(422)
})

test('an answer is cleaned when it is shown, and a change is seen at once', async () => {
  await sql`update faq set answer_zh = '<p>好</p><script>alert(1)</script>' where slug = 'faq-01'`.execute(api.db)
  const answers = async () =>
    (await api.call('GET /faq?per_page=100')).body.data.map(({ answer_zh }: { answer_zh: string }) => answer_zh)
  await expect.poll(answers).toContain('<p>好</p>')
})
