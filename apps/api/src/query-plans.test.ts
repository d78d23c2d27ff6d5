import { loadContent } from '@koma/database/content/load-content.ts'
import { loadLarge } from '@koma/database/large/load-large.ts'
import { rareWord } from '@koma/database/large/phrases.ts'
import { loadReference } from '@koma/database/reference.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type TestApi } from './testing/test-api.ts'
import { accessesOf, largeTables, statementsOf } from './testing/watched-queries.ts'

/** Enough that the planner prefers an index where there is one, and few enough to be made in seconds. */
const size = { articles: 2_500, texts: 9_000 }
const wholeRowsMax = 2_000

let api: TestApi
let large: ReadonlySet<string>

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await loadReference(api.db)
  await loadContent(api.db)
  await loadLarge(api.db, size, () => {})
  large = await largeTables(api.db, wholeRowsMax)
})
afterAll(() => api.close())

/** What visitors read most, in the forms that large data makes slow. */
const calls: Readonly<Record<string, () => Promise<string> | string>> = {
  'a list': () => 'GET /news',
  'a list of a type': async () => `GET /news?type=${(await api.call('GET /news/type')).body[0].id}`,
  'a list of a tag': () => 'GET /news?tag=1',
  'a list with words': () => `GET /news?q=${encodeURIComponent(rareWord.zh)}`,
  'a list from its end': () => 'GET /news?sort=oldest',
  'an article': async () => `GET /news/${(await api.call('GET /news')).body.data[5].id}`,
  'a search of two characters': () => `GET /search?q=${encodeURIComponent(rareWord.zh)}`,
  'a search of a common word': () => `GET /search?q=${encodeURIComponent('臺北')}&type=news&page=2`,
  'a search of one character, letters and a long word': () =>
    `GET /search?q=${encodeURIComponent('展 workshop 工作坊')}`,
  'a search of a word that others mean, too': () => `GET /search?q=${encodeURIComponent('工作站')}`,
  'a search that finds nothing': () => `GET /search?q=${encodeURIComponent('夜鷲飛過')}`,
  'titles that are suggested': () => `GET /search/suggest?q=${encodeURIComponent('臺北')}`,
}

async function accesses(route: string) {
  const statements = await statementsOf(() => api.call(route))
  const all = await Promise.all(statements.map((statement) => accessesOf(api.databaseUrl, statement)))
  return [...new Set(all.flat())].toSorted()
}

const wholeLarge = (found: readonly string[]) =>
  found.filter((access) => access.endsWith(' whole') && large.has(access.split(' ')[0]!))

test('the catalogue tells how each of them is answered', async () => {
  const text = await catalogue()
  expect(text).toContain('content by content__newest')
  if (isOwnPostgres) await expect(text).toMatchFileSnapshot('../../../docs/query-catalogue.md')
})

describe('no query of these reads a large table whole', () => {
  test.each(Object.entries(calls))('%s', async (_, routeOf) => {
    const found = await accesses(await routeOf())
    expect(found.length).toBeGreaterThan(0)
    expect(wholeLarge(found)).toEqual([])
  })

  test('negative control: without its index a search does', async () => {
    await sql`drop index search_text__tokens`.execute(api.db)
    const found = await accesses(`GET /search?q=${encodeURIComponent(rareWord.zh)}`)
    expect(wholeLarge(found)).toEqual(['search_text whole'])
  })
})

/** The catalogue is that of the PostgreSQL that comes with the product; others may plan otherwise. */
const isOwnPostgres = process.env['TEST_DATABASE'] === undefined

/** A table of a few rows is read whole or by an index as the planner's sample falls, and is the same to everybody. */
function lineOf(access: string): string {
  const table = access.split(' ')[0]!
  return large.has(table) ? `- ${access}` : `- ${table}, small`
}

async function catalogue(): Promise<string> {
  const sections: string[] = []
  for (const [name, routeOf] of Object.entries(calls)) {
    const lines = new Set((await accesses(await routeOf())).map(lineOf))
    sections.push(`## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n${[...lines].toSorted().join('\n')}\n`)
  }
  return `# Query catalogue\n\nHow the database reaches the tables of what visitors read most, with large data. A test writes this page and fails where\na table is read whole that is not small: a lost index shows in a diff.\n\n${sections.join('\n')}`
}
