import { languages, type Language } from '@koma/domain/languages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/http-call.ts'
import { productWorld, type ProductWorld } from '../testing/product-world.ts'

const shipped = { zh: '漫畫文化中心', ja: 'マンガ文化センター', en: 'Comic Culture Centre' }
const renamed = { zh: '格線館', ja: 'コマ館', en: 'The Panel House' }

let world: ProductWorld
let records: readonly string[]

beforeAll(async () => {
  world = await productWorld(1, { RATE_LIMITS: 'off' })
  const firstOf = async (list: string): Promise<number> =>
    (await call(world.site(0), `GET /api/${list}`)).body.data[0].id
  records = await Promise.all(
    ['comic', 'creator', 'award', 'video', 'album'].map(async (kind) => `/${kind}/${await firstOf(kind)}`),
  )
})
afterAll(() => world.close())

const screens = [
  '',
  '/news_list',
  '/activity',
  '/activity_lecture',
  '/video_list/video',
  '/video_list/album',
  '/about/floor',
  '/about/transport',
  '/about/contact',
  '/contact',
  '/calendar',
  '/search',
  '/sitemap',
  '/sign',
  '/register',
  '/space/2a',
]

/** What machines and the heads of pages say, and how records are cited: the words of the desk's texts are its own. */
async function saidAbout(language: Language): Promise<Readonly<Record<string, string>>> {
  const pages = [...screens, ...records].map((path) => `/${language}${path}`)
  const files = [
    `/feeds/${language}/news.atom`,
    `/feeds/${language}/activity.rss`,
    `/api/calendar.ics?lang=${language}`,
  ]
  const said = [...pages, ...files].map(async (path) => {
    const { status, text } = await call(world.site(0), `GET ${path}`)
    expect([path, status]).toEqual([path, 200])
    if (path.includes('.ics')) return [path, text.match(/^(?:NAME|X-WR-CALNAME).*$/gm)!.join('\n')] as const
    const head = /<head>([\s\S]*)<\/head>/.exec(text)?.[1]
    const cited = /<div class="web-cite">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? ''
    return [path, head === undefined ? text : head + cited] as const
  })
  return Object.fromEntries(await Promise.all(said))
}

const naming = (said: Readonly<Record<string, string>>, name: string) =>
  Object.keys(said).filter((path) => said[path]!.includes(name))

test('a centre that has another name is called by it everywhere at once; control: before, by the one it had', async () => {
  for (const language of languages) {
    const before = await saidAbout(language)
    expect(naming(before, shipped[language])).toEqual(Object.keys(before))
    expect(naming(before, renamed[language])).toEqual([])
  }
  await sql`
    update setting
       set value = value || ${JSON.stringify({ name_zh: renamed.zh, name_ja: renamed.ja, name_en: renamed.en })}::jsonb
     where key = 'centre'`.execute(world.db)
  for (const language of languages) {
    const after = await saidAbout(language)
    expect(naming(after, renamed[language])).toEqual(Object.keys(after))
    expect(naming(after, shipped[language])).toEqual([])
  }
})
