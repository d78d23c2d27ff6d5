import { foldTexts } from '@koma/database/search/fold-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>
let type: number
const asked = async (query = '') =>
  (await api.call(`GET /faq?per_page=100${query}`)).body.data.map(({ question_zh }: any) => question_zh) as string[]
const found = async (words: string) => {
  await foldTexts(api.db)
  return (await api.call(`GET /search?type=faq&q=${encodeURIComponent(words)}`)).body.data.length as number
}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  desk = whoPosts(api, (await api.staffWith('editor')).token)
})
beforeEach(async () => {
  await api.db.deleteFrom('faq').execute()
  await api.db.deleteFrom('faq_type').execute()
  type = (await desk.add('faq_types')).body.id
})
afterAll(() => api.close())

const question = async (fields: object = {}) => (await desk.add('faqs', { type_id: type, ...fields })).body

describe('a question', () => {
  test('is read and found once it is shown, under its new words once they are saved, and no longer once it is hidden', async () => {
    const { id } = await question()
    expect([await asked(), await found('寵物')]).toEqual([[], 0])
    await desk.move('faqs', id, 'publish')
    await expect.poll(() => asked()).toEqual(['可以帶寵物嗎？'])
    await expect.poll(() => found('寵物')).toBe(1)
    await desk.save('faqs', id, { type_id: type, question_zh: '可以帶腳踏車嗎？' })
    await expect.poll(() => asked()).toEqual(['可以帶腳踏車嗎？'])
    await expect.poll(() => found('寵物')).toBe(0)
    await expect.poll(() => found('腳踏車')).toBe(1)
    expect(await asked(`&q=${encodeURIComponent('腳踏車')}`)).toHaveLength(1)
    await desk.move('faqs', id, 'unpublish')
    await expect.poll(() => asked()).toEqual([])
    await expect.poll(() => found('腳踏車')).toBe(0)
    expect((await api.call('GET /faq/type')).body[0].count).toBe(0)
  })

  test('has a clean answer, and one of which nothing is left is refused at its field', async () => {
    const hostile = '<p onclick="x()">好</p><script>alert(1)</script>'
    expect((await question({ answer_zh: hostile })).answer_zh).toBe('<p>好</p>')
    for (const answer_zh of ['<script>alert(1)</script>', '<p>&nbsp;</p>', '   ']) {
      const { status, body } = await desk.add('faqs', { type_id: type, answer_zh })
      expect([status, Object.keys(body.errors)], answer_zh).toEqual([422, ['answer_zh']])
    }
  })

  test('stands in a type that is there, and in the order of that type alone', async () => {
    const { body } = await desk.add('faqs', { type_id: 2_147_483_647 })
    expect(Object.keys(body.errors)).toEqual(['type_id'])
    const [one, two] = [await question({ question_zh: '一' }), await question({ question_zh: '二' })]
    const { body: second } = await desk.add('faq_types', { name_zh: '會員' })
    const elsewhere = await question({ question_zh: '三', type_id: second.id })
    const mixed = await desk.order('faqs', [two.id, one.id, elsewhere.id], [one.id, two.id, elsewhere.id])
    expect(mixed.body.code).toBe('posting.order')
    expect((await desk.order('faqs', [two.id, one.id], [one.id, two.id])).status).toBe(200)
    expect(await desk.ids('faqs', `&type=${type}`)).toEqual([two.id, one.id])
    expect(await desk.ids('faqs')).toEqual([two.id, one.id, elsewhere.id])
  })
})

describe('a type of questions', () => {
  test('goes only once it has none', async () => {
    const { id } = await question()
    const full = await desk.remove('faq_types', type)
    expect([full.status, full.body.code]).toEqual([409, 'posting.in_use'])
    await desk.move('faqs', id, 'trash')
    await desk.remove('faqs', id)
    expect((await desk.remove('faq_types', type)).status).toBe(204)
    expect((await api.call('GET /faq/type')).body).toEqual([])
  })

  test('has no window: it is shown to everybody as soon as it is there', async () => {
    await expect.poll(async () => (await api.call('GET /faq/type')).body.length).toBe(1)
    expect((await desk.move('faq_types', type, 'publish')).status).toBe(404)
    expect(await desk.ids('faq_types', '&state=draft')).toEqual([])
    expect(await desk.ids('faq_types', '&state=published')).toEqual([type])
  })
})

describe('GET /staff/posting_coverage', () => {
  test('counts what is shown by what is whole, partial and stale', async () => {
    const whole = { question_ja: '質問', answer_ja: '<p>答え</p>' }
    const ids = [await question(whole), await question({ question_ja: '質問' }), await question()].map(({ id }) => id)
    for (const id of ids) await desk.move('faqs', id, 'publish')
    await question(whole)
    await desk.save('faqs', ids[0], { type_id: type, question_zh: '新的問題', ...whole })
    const { body } = await desk.call('GET /staff/posting_coverage')
    const of = (language: string) => body.find((row: any) => row.kind === 'faqs' && row.language === language)
    expect(of('ja')).toEqual({ kind: 'faqs', language: 'ja', items: 3, whole: 1, partial: 1, stale: 1 })
    expect(of('en')).toMatchObject({ items: 3, whole: 0, partial: 0, stale: 0 })
    expect(await desk.ids('faqs', '&translation=partial_ja')).toEqual([ids[1]])
    expect(await desk.ids('faqs', '&translation=partial_en')).toEqual([])
  })
})
