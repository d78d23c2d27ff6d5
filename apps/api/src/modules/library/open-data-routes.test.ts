import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { libraryKinds } from '@koma/domain/library-kinds.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemWith } from '../../testing/content-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
})
afterAll(() => api.close())

/** Lines and cells of a CSV (RFC 4180). */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

describe.each(libraryKinds)('GET /open_data/%s', (kind) => {
  test('the CSV has every record of the list, with its address, sources and licence', async () => {
    const { text, headers } = await api.call(`GET /open_data/${kind}.csv`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="koma-${kind}.csv"`)
    expect(text.startsWith('\ufeffid,name_zh,name_ja,name_en,')).toBe(true)
    const [head, ...lines] = cellsOf(text.slice(1))
    const { meta } = (await api.call(`GET /${kind}`)).body
    expect(lines.length).toBe(meta.total)
    for (const line of lines) {
      expect(line.length).toBe(head!.length)
      expect([line[head!.indexOf('licence')], line[head!.indexOf('url')]]).toEqual([
        'CC-BY-4.0',
        expect.stringMatching(new RegExp(`/zh/${kind}/${line[0]}$`)),
      ])
    }
    expect(head).toContain('sources')
  })

  test('the JSON says the same', async () => {
    const { body } = await api.call(`GET /open_data/${kind}.json`)
    expect(body).toMatchObject({ database: kind, licence: 'CC-BY-4.0' })
    const csv = cellsOf((await api.call(`GET /open_data/${kind}.csv`)).text.slice(1)).slice(1)
    expect(body.data.map((one: { id: number }) => String(one.id))).toEqual(csv.map(([id]) => id))
    expect(body.data[0].sources).toBeInstanceOf(Array)
  })

  test.each(['csv', 'json'])('as %s is a 304 until something of it is another', async (format) => {
    const file = `GET /open_data/${kind}.${format}`
    const { headers } = await api.call(file)
    const asked = { headers: { 'if-none-match': headers['etag']! } }
    const again = await api.call(file, asked)
    expect([again.status, again.text]).toEqual([304, ''])
    await sql`
      update content_text set title = title || '。'
       where language = 'zh' and content_id = (select min(id) from content where kind = ${kind})`.execute(api.db)
    const changed = await api.call(file, asked)
    expect([changed.status, changed.headers['etag'] === headers['etag']]).toEqual([200, false])
  })
})

test('no cell is a formula, a quotation stays one cell, and what is not shown is not in it', async () => {
  const house = (title: string, publishInHours = -1) => itemWith(api.db, { kind: 'publisher', title, publishInHours })
  await house('=HYPERLINK("http://evil.example";"x")')
  await house('＋1+1')
  await house('a "b", c\nd')
  await house('還沒公開', 1)
  const names = cellsOf((await api.call('GET /open_data/publisher.csv')).text.slice(1)).map(([, name]) => name)
  expect(names).toContain(`'=HYPERLINK("http://evil.example";"x")`)
  expect(names).toContain("'＋1+1")
  expect(names).toContain('a "b", c\nd')
  expect(names).not.toContain('還沒公開')
})

test('links name only what is shown', async () => {
  const creatorsOf = async (name: string) => {
    const { body } = await api.call('GET /open_data/comic.json')
    return body.data.find((one: { name_zh: string }) => one.name_zh === name).creators
  }
  expect(await creatorsOf('守娘')).not.toEqual([])
  await sql`
    update content set publish_at = null
     where id in (
       select creator_id from comic_creator
         join content_text on content_text.content_id = comic_creator.comic_id
        where title = '守娘')`.execute(api.db)
  expect(await creatorsOf('守娘')).toEqual([])
})

test.each([
  'comic',
  'comic.xml',
  'news.csv',
  'comic.csv.exe',
  '.csv',
  '%27.csv',
  `${'c'.repeat(500)}.csv`,
  '..%2Fcomic.csv',
])('GET /open_data/%.30s is a 404', async (file) => {
  expect((await api.call(`GET /open_data/${file}`)).body).toMatchObject({ code: 'record.not_found' })
})
