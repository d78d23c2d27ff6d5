import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDesk } from '../../testing/desk-factory.ts'
import { atTheLibrary } from '../../testing/media-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let desk: ReturnType<typeof atTheDesk>
let library: ReturnType<typeof atTheLibrary>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  const { token } = await api.staffWith('editor')
  desk = atTheDesk(api, token)
  library = atTheLibrary(api, token)
})
afterAll(() => api.close())

const shownIn = (id: string, alt = '窗邊的貓') =>
  `<p>前</p><figure><img src="/media/${id}" alt="${alt}"></figure><p>後</p>`
const bodyOf = async (id: number) => (await api.call(`GET /news/${id}`)).body.body_zh as string

describe('a picture in the text of an article', () => {
  test('is shown in the sizes of the library, with what it shows and whose it is', async () => {
    const { id: picture } = await library.picture({ alt_zh: '貓', credit: '林 & 雅婷' })
    const { id } = await desk.begin({ body_zh: shownIn(picture, '一隻 &quot;黑&quot; 貓') })
    await desk.move(id, 'publish')
    const html = await bodyOf(id)
    expect(html).toMatch(/<source type="image\/avif" srcset="\/api\/media\/[\w-]+\/\d+\.avif \d+w/)
    expect(html).toMatch(
      /<img src="\/api\/media\/[\w-]+\/\d+\.webp" srcset="[^"]+\.webp \d+w" sizes="[^"]+" width="800" height="600"/,
    )
    expect(html).toContain('alt="一隻 &quot;黑&quot; 貓"')
    expect(html).toContain('<figcaption>林 &amp; 雅婷</figcaption>')
    expect(html).not.toContain('/media/' + picture)
  })

  test('shows other bytes once they take its place, without the text being touched', async () => {
    const { id: picture } = await library.picture()
    const { id } = await desk.begin({ body_zh: shownIn(picture) })
    await desk.move(id, 'publish')
    const before = await bodyOf(id)
    const { pngOf } = await import('../../testing/picture-factory.ts')
    await library.replace(picture, pngOf(400, 300))
    await library.make()
    expect(await bodyOf(id)).toContain('width="400" height="300"')
    expect(await bodyOf(id)).not.toBe(before)
  })

  test('is told by the library, and not thrown away while visitors see it or somebody writes with it', async () => {
    const { id: picture } = await library.picture()
    const { id } = await desk.begin({ title_zh: '有圖', body_zh: shownIn(picture) })
    const used = async () => {
      const { uses, used_by } = await library.read(picture)
      return [uses, used_by.map(({ shown, drafted }) => [shown, drafted])]
    }
    expect(await used()).toEqual([1, [[false, true]]])
    expect((await library.move(picture, 'trash')).body.code).toBe('media.in_use')
    await desk.move(id, 'publish')
    expect(await used()).toEqual([1, [[true, true]]])
    await desk.save(id, { title_zh: '有圖' })
    expect(await used(), 'visitors still see it').toEqual([1, [[true, false]]])
    expect((await library.move(picture, 'trash')).body.code).toBe('media.in_use')
    await desk.move(id, 'publish')
    expect(await used()).toEqual([0, []])
    expect((await library.move(picture, 'trash')).status).toBe(200)
    const { status, body } = await desk.move(id, 'revert', { revision: 1 })
    expect([status, body.errors]).toEqual([422, { body_zh: ['內文有圖片已經不在圖庫裡，請換一張'] }])
  })

  test('negative control: without the question the database refuses to throw it away', async () => {
    const { id: picture } = await library.picture()
    await desk.begin({ body_zh: shownIn(picture) })
    await expect(
      sql`update media_image set trashed_at = koma_now() where id = ${picture}`.execute(api.db),
    ).rejects.toThrow('draft_picture__shown')
  })

  test.each([
    ['no words for who cannot see it', (id: string) => shownIn(id, ' '), '請為內文的每張圖片填寫說明'],
    ['no words at all', (id: string) => `<img src="/media/${id}">`, '請為內文的每張圖片填寫說明'],
    [
      'an id that nothing has',
      () => shownIn('00000000-0000-7000-8000-000000000000'),
      '內文有圖片已經不在圖庫裡，請換一張',
    ],
  ])('with %s is refused at its text', async (_, html, sentence) => {
    const { id: picture } = await library.picture()
    const { status, body } = await desk.call('POST /staff/content', {
      kind: 'news',
      title_zh: '題',
      body_ja: html(picture),
    })
    expect([status, body.errors]).toEqual([422, { body_ja: [sentence] }])
  })

  test('of another origin is no picture at all, and what its words try stays words', async () => {
    const { id: picture } = await library.picture()
    const { id } = await desk.begin({
      body_zh: `<img src="https://evil.example/x.png" alt="x">${shownIn(picture, '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')}`,
    })
    await desk.move(id, 'publish')
    const html = await bodyOf(id)
    expect(html).not.toContain('evil.example')
    expect(html).not.toContain('<script')
  })
})
