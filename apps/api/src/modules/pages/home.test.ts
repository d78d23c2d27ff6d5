import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityWith } from '../../testing/activity-factory.ts'
import { itemWith } from '../../testing/content-factory.ts'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
const home = async () => (await api.call('GET /home')).body
const titles = (rows: readonly { title_zh: string }[]) => rows.map(({ title_zh }) => title_zh)
/** Puts a panel on the home page; hours from now, null is a draft. */
async function panelWith(
  columns: { title?: string | null; content?: number | null; link?: string | null; sort?: number },
  [opens, closes]: readonly [number | null, number | null] = [-1, null],
): Promise<void> {
  const { title = null, content = null, link = null, sort = 0 } = columns
  await sql`
    insert into home_panel (content_id, link, sort, title_zh, publish_at, unpublish_at)
    values (${content}, ${link}, ${sort}, ${title}, koma_now() + make_interval(hours => ${opens}::integer),
            koma_now() + make_interval(hours => ${closes}::integer))`.execute(api.db)
}

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  // A Tuesday at noon.
  await api.setClock(new Date('2026-11-24T04:00:00Z'))
})
afterAll(() => api.close())

describe('GET /home', () => {
  test('of an empty house is whole and empty', async () => {
    const { status, body, headers } = await api.call('GET /home')
    expect(status).toBe(200)
    expect(body).toMatchObject({ banners: [], news: [], activities: [], videos: [], comics: [], notice: null })
    expect(body.calendar).toHaveLength(7)
    const again = await api.call('GET /home', { headers: { 'if-none-match': headers['etag']! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('shows the newest four news, pinned ones first, and nothing that is not published', async () => {
    for (const hours of [-50, -40, -30, -20])
      await itemWith(api.db, { title: `前 ${-hours} 時`, publishInHours: hours })
    await itemWith(api.db, { title: '置頂', publishInHours: -90, pinned: true })
    await itemWith(api.db, { title: '草稿', publishInHours: null })
    await itemWith(api.db, { title: '明天', publishInHours: 24 })
    expect(titles((await home()).news)).toEqual(['置頂', '前 20 時', '前 30 時', '前 40 時'])
  })

  test('names of each category the next two that are not over, in the order in which one can go', async () => {
    await activityWith(api.db, {
      category: 'exhibition',
      title: '展覽',
      startsInHours: -90,
      endsInHours: 300,
      admission: null,
    })
    for (const hours of [72, 24, 48]) await activityWith(api.db, { title: `講座 ${hours}`, startsInHours: hours })
    await activityWith(api.db, { title: '上週', startsInHours: -100 })
    expect(titles((await home()).activities)).toEqual(['展覽', '講座 24', '講座 48'])
  })

  test('tells the week: closed days with no entries, and what lasts on each of its days', async () => {
    const { calendar } = await home()
    expect(calendar.map((day: { date: string; opens: string | null }) => [day.date, day.opens])).toEqual([
      ['2026-11-24', '10:00'],
      ['2026-11-25', '10:00'],
      ['2026-11-26', '10:00'],
      ['2026-11-27', '10:00'],
      ['2026-11-28', '10:00'],
      ['2026-11-29', '10:00'],
      ['2026-11-30', null],
    ])
    expect(titles(calendar[1].entries)).toEqual(['講座 24', '展覽'])
    expect([calendar[1].entries_count, calendar[6].entries_count]).toEqual([2, 0])
  })

  test('counts the seats that nobody holds this hour, and none while the house is closed', async () => {
    const device = await deviceWith(api.db, { id: 700, seats: 2 })
    const free = async () => (await home()).devices
    expect(await free()).toMatchObject({ is_open: true, data: [{ id: device.id, seats: 2, free: 2 }] })
    await api.setClock(new Date('2026-11-24T14:00:00Z'))
    await sql`update device set sort = sort`.execute(api.db)
    await expect.poll(free).toMatchObject({ is_open: false, data: [{ seats: 2, free: 0 }] })
    await api.setClock(new Date('2026-11-24T04:00:00Z'))
  })
})

describe('the panels of staff', () => {
  test('are shown in their window and order, with the words of their item where they have none', async () => {
    const shown = await itemWith(api.db, { title: '特展開幕', translated: 'Opening' })
    const hidden = await itemWith(api.db, { title: '還沒發布', publishInHours: null })
    await panelWith({ content: shown, sort: 2 })
    await panelWith({ title: '先', link: '/rent_list', sort: 1 })
    await panelWith({ content: hidden })
    await panelWith({ title: '草稿' }, [null, null])
    await panelWith({ title: '還沒到' }, [5, null])
    await panelWith({ title: '過了' }, [-5, -1])
    await sql`
      insert into site_notice (level, title_zh, publish_at)
      values ('warning', '週三提早閉館', koma_now())`.execute(api.db)
    await expect.poll(async () => titles((await home()).banners)).toEqual(['先', '特展開幕'])
    const { banners, notice } = await home()
    expect(banners[0]).toMatchObject({ url: '/rent_list' })
    expect(banners[1]).toMatchObject({ url: `/news/${shown}`, title_en: 'Opening' })
    expect(notice).toMatchObject({ title_zh: '週三提早閉館', url: null })
  })

  test.each([
    ['two goals', { title: 'x', content: 1, link: '/rent_list' }, 'home_panel__leads_to_one'],
    ['a script as a goal', { title: 'x', link: 'javascript:alert(1)' }, 'home_panel__link'],
    ['another host without a scheme', { title: 'x', link: '//evil.example' }, 'home_panel__link'],
    ['no words and no item', { link: '/rent_list' }, 'home_panel__says_something'],
  ])('with %s are refused by the database', async (_case, panel, constraint) => {
    await expect(panelWith(panel)).rejects.toMatchObject({ constraint })
  })
})
