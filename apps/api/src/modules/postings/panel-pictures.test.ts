import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCentre } from '../../testing/device-factory.ts'
import { atTheLibrary } from '../../testing/media-factory.ts'
import { whoPosts } from '../../testing/posting-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof whoPosts>
let library: ReturnType<typeof atTheLibrary>
const banners = async () => (await api.call('GET /home')).body.banners

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  const { token } = await api.staffWith('editor')
  desk = whoPosts(api, token)
  library = atTheLibrary(api, token)
})
beforeEach(() => sql`delete from home_panel`.execute(api.db))
afterAll(() => api.close())

const bannerWith = async (cover_id: string, fields: object = {}) =>
  (await desk.add('panels', { cover_id, ...fields })).body

describe('a banner with a picture of the library', () => {
  test('shows it in its sizes, around its focal point, with whose it is and what it shows', async () => {
    const { id: picture, version } = await library.picture({ alt_zh: '窗邊的貓', alt_en: 'A cat', credit: '林雅婷' })
    await library.call(
      `PUT /staff/media/${picture}`,
      { alt_zh: '窗邊的貓', alt_en: 'A cat', credit: '林雅婷', focus_x: 20, focus_y: 80 },
      version,
    )
    const panel = await bannerWith(picture, { alt_ja: '猫が一匹' })
    expect(panel.cover_id).toBe(picture)
    await desk.move('panels', panel.id, 'publish')
    await expect.poll(async () => (await banners()).length).toBe(1)
    const [banner] = await banners()
    expect(banner).toMatchObject({ art: 'panels', alt_ja: '猫が一匹' })
    expect(banner.picture).toMatchObject({
      alt_zh: '窗邊的貓',
      alt_en: 'A cat',
      credit: '林雅婷',
      focus_x: 20,
      focus_y: 80,
    })
    const types = new Set(banner.picture.variants.map(({ type }: { type: string }) => type))
    expect(types).toEqual(new Set(['image/avif', 'image/webp']))
  })

  test('has its drawing again once the picture is taken away', async () => {
    const { id: picture } = await library.picture()
    const panel = await bannerWith(picture)
    await desk.move('panels', panel.id, 'publish')
    await expect.poll(async () => (await banners())[0]?.picture?.id).toBe(picture)
    await desk.save('panels', panel.id, { cover_id: null })
    await expect.poll(async () => (await banners())[0]).toMatchObject({ art: 'panels', picture: null })
  })

  test('is told by the library, shown or not yet, and keeps the picture from being thrown away', async () => {
    const { id: picture } = await library.picture()
    const panel = await bannerWith(picture, { title_ja: '島のコマ割り' })
    const used = async () => {
      const { uses, used_by } = await library.read(picture)
      return [uses, used_by]
    }
    const use = { id: panel.id, kind: 'panel', name_zh: '島嶼分格', name_ja: '島のコマ割り', name_en: null }
    expect(await used()).toEqual([1, [{ ...use, shown: false, drafted: true }]])
    await desk.move('panels', panel.id, 'publish')
    expect(await used()).toEqual([1, [{ ...use, shown: true, drafted: false }]])
    expect((await library.move(picture, 'trash')).body.code).toBe('media.in_use')
    await desk.save('panels', panel.id, { cover_id: null })
    expect(await used()).toEqual([0, []])
    expect((await library.move(picture, 'trash')).status).toBe(200)
    const { status, body } = await desk.add('panels', { cover_id: picture })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['cover_id']])
  })

  test('negative control: without the question the database refuses to throw it away', async () => {
    const { id: picture } = await library.picture()
    await bannerWith(picture)
    const throwAway = sql`update media_image set trashed_at = koma_now() where id = ${picture}`
    await expect(throwAway.execute(api.db)).rejects.toThrow('home_panel__cover')
  })

  test.each(['00000000-0000-7000-8000-000000000000', 'a cat', 7])(
    'that is %j is refused at its field',
    async (cover_id) => {
      const { status, body } = await desk.add('panels', { cover_id })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['cover_id']])
    },
  )
})
