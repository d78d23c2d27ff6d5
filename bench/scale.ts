import { largeSize, loadLarge, type LargeSize } from '@koma/database/large/load-large.ts'
import { rareWord } from '@koma/database/large/phrases.ts'
import { openDatabase } from '@koma/database/open.ts'
import { median } from './load.ts'
import { startProduct } from './product.ts'

const smallSize: LargeSize = { articles: 1_000, texts: 5_000 }
const loadMinutesMax = 60
const callsEach = 41

/** What is asked, each time at another address, so that no kept answer counts. */
const questions = {
  list: (turn: number) => `/api/news?per_page=12&page=${1 + turn}`,
  article: (turn: number, ids: readonly number[]) => `/api/news/${ids[turn % ids.length]}`,
  'search of two characters': (turn: number) =>
    `/api/search?q=${encodeURIComponent(rareWord.zh)}&per_page=${12 + turn}`,
} as const

export type Question = keyof typeof questions

/** How long answers take with 200,000 articles and 1,000,000 texts, as a multiple of the time with 1,000 articles. */
export async function scaleRatios(): Promise<
  Readonly<Record<Question, { ratio: number; ms: number; baseMs: number }>>
> {
  const base = await timesWith(smallSize)
  const large = await timesWith(largeSize)
  const names = Object.keys(questions) as Question[]
  return Object.fromEntries(
    names.map((name) => [name, { ratio: large[name] / base[name], ms: large[name], baseMs: base[name] }]),
  ) as Record<Question, { ratio: number; ms: number; baseMs: number }>
}

/** The median time of each question in milliseconds, on a product of its own that holds so much. */
async function timesWith(size: LargeSize): Promise<Record<Question, number>> {
  const product = await startProduct()
  try {
    const db = openDatabase(product.databaseUrl, { max: 1, statementTimeoutMs: loadMinutesMax * 60_000 })
    await loadLarge(db, size, () => {})
    await db.destroy()
    const { data } = (await answer(`${product.site}/api/news?per_page=100`)) as { data: readonly { id: number }[] }
    const ids = data.map(({ id }) => id)
    const times = {} as Record<Question, number>
    for (const name of Object.keys(questions) as Question[]) {
      const taken: number[] = []
      for (let turn = 0; turn < callsEach; turn++) {
        const begun = performance.now()
        await answer(product.site + questions[name](turn, ids))
        taken.push(performance.now() - begun)
      }
      times[name] = median(taken)
    }
    return times
  } finally {
    await product.stop()
  }
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
