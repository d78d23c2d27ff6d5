import { languages } from '@koma/domain/languages.ts'
import { pageSlugs } from '@koma/domain/house-pages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await api.setClock(new Date('2026-11-24T04:00:00Z'))
})
afterAll(() => api.close())

describe('GET /rule', () => {
  test('gives the numbers of decisions.md and product §9', async () => {
    const { body, headers } = await api.call('GET /rule')
    expect(body.classes.creator).toMatchObject({
      points_percent: 50,
      points_back_percent: 10,
      monthly_reward_points: 500,
      bookable_ahead_days: 60,
      consultations_year_max: 12,
    })
    expect(body.classes.general.benefits).toEqual(['base_space', 'desks', 'equipment', 'lectures'])
    expect(body.membership).toEqual({
      months: 12,
      extendable_days: 60,
      loyal_spending_min: 10_000,
      loyal_spending_months: 12,
      loyal_months: 12,
    })
    expect(body.fees).toMatchObject({ overtime_hour: 2_000, work_permit_reissue: 100, access_card_reissue: 500 })
    expect(body.limits).toMatchObject({ guardian_under_years: 20, booking_span_days: 3, pdf_megabytes: 6 })
    const again = await api.call('GET /rule', { headers: { 'if-none-match': headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('changes with its setting, at once', async () => {
    await sql`insert into setting (key, valid_from, value) values ('loyal.spending_min', koma_now(), '12000')`.execute(
      api.db,
    )
    await expect.poll(async () => (await api.call('GET /rule')).body.membership.loyal_spending_min).toBe(12_000)
    await expect.poll(async () => (await api.call('GET /page/terms')).body.body_zh).toContain('NT$12,000')
  })
})

describe('GET /page/{slug}', () => {
  test.each(pageSlugs)('%s is whole in three languages, with its version and its numbers', async (slug) => {
    const { body, status } = await api.call(`GET /page/${slug}`)
    const first = { version: '2026-11', published_on: '2026-11-01' }
    expect([status, body.slug, body.updated_at]).toEqual([200, slug, `${body.versions[0].published_on} 00:00:00`])
    expect(body.versions).toEqual(
      slug === 'privacy'
        ? [
            { version: '2026-11-22', published_on: '2026-11-22', state: 'current' },
            { ...first, state: 'past' },
          ]
        : [{ ...first, state: 'current' }],
    )
    const headings = languages.map((language) => body[`body_${language}`].match(/<h2>/g).length)
    expect(new Set(headings).size).toBe(1)
    for (const language of languages) {
      expect(body[`title_${language}`]).toBeTruthy()
      expect(body[`body_${language}`]).not.toMatch(/\{\{|\}\}|undefined|<script/)
    }
  })

  test('tells everything that the Personal Data Protection Act asks for before data is collected', async () => {
    const { body } = await api.call('GET /page/privacy')
    const asked = ['誰蒐集', '為什麼蒐集', '蒐集哪些資料', '用多久、在哪裡、給誰、怎麼用', '您的權利', '不提供會怎麼樣']
    for (const part of asked) expect(body.body_zh).toContain(part)
  })

  test('the terms say that purchased points do not expire and that points stay in the house', async () => {
    const { body } = await api.call('GET /page/terms')
    for (const part of ['購買點數沒有使用期限', '不能轉讓', '只能用於本中心自己提供的服務'])
      expect(body.body_zh).toContain(part)
  })

  test('a version that is named is that version; another, or another text, is not found', async () => {
    const bodyOf = async (version: string) => (await api.call(`GET /page/privacy?version=${version}`)).body.body_zh
    expect(await bodyOf('2026-11-22')).toContain('Google 的工具統計瀏覽情形')
    expect(await bodyOf('2026-11')).not.toContain('Google 的工具')
    for (const path of [
      '/page/terms?version=1999-01',
      '/page/nothing',
      '/page/__proto__',
      '/page/constructor',
      '/page/about?version=%27',
    ])
      expect((await api.call(`GET ${path}`)).status, path).toBe(404)
  })

  test('before the first version of a text began, that first one is what one goes by', async () => {
    await api.setClock(new Date('2026-03-01T04:00:00Z'))
    const { body } = await api.call('GET /page/privacy')
    expect([body.version, body.versions.map(({ state }: { state: string }) => state)]).toEqual([
      '2026-11',
      ['coming', 'current'],
    ])
    await api.setClock(new Date('2026-11-24T04:00:00Z'))
  })
})
