import { largeSize, loadLarge, type LargeSize } from '@koma/database/large/load-large.ts'
import { phrases, rareWord } from '@koma/database/large/phrases.ts'
import { openDatabase } from '@koma/database/open.ts'
import { median } from './load.ts'
import { startProduct, type Product } from './product.ts'

const smallSize: LargeSize = { articles: 1_000, texts: 5_000 }
const loadMinutesMax = 60
/** Calls of each question to each product: the first ones warm up and are not counted. */
const [callsUncounted, callsEach] = [6, 41]

/** Words that stand in one text of ten and of three, and in all of a language. */
const commonWords = [...phrases.zh.places, '講座', '工作坊', '老師', '創作者']

/** What is asked, each time at another address, so that no kept answer counts. */
const questions = {
  list: (turn: number) => `/api/news?per_page=12&page=${1 + turn}`,
  article: (turn: number, ids: readonly number[]) => `/api/news/${ids[turn % ids.length]}`,
  'search of two characters, rare': (turn: number) => searchOf(rareWord.zh, turn),
  'search of two characters, common': (turn: number) => searchOf(commonWords[turn % commonWords.length]!, turn),
} as const

const searchOf = (words: string, turn: number) => `/api/search?q=${encodeURIComponent(words)}&per_page=${12 + turn}`

export type Question = keyof typeof questions

/** Median times of one question in milliseconds, and the large one as a multiple of the other. */
export interface Scaled {
  readonly ratio: number
  readonly ms: number
  readonly baseMs: number
}

/**
 * How long answers take with 200,000 articles and 1,000,000 texts against those with 1,000 articles: both products stand
 * side by side and are asked in turns, so that what else the machine does slows both.
 */
export async function scaleRatios(tell: (sentence: string) => void): Promise<Readonly<Record<Question, Scaled>>> {
  const products: Product[] = []
  const holding = async (size: LargeSize) => {
    const product = await startProduct()
    products.push(product)
    return filled(product, size, tell)
  }
  try {
    const [base, large] = [await holding(smallSize), await holding(largeSize)]
    const names = Object.keys(questions) as Question[]
    const scaled = {} as Record<Question, Scaled>
    for (const name of names) scaled[name] = await compared(name, base, large)
    return scaled
  } finally {
    for (const product of products) await product.stop()
  }
}

interface Filled {
  readonly site: string
  /** Of its newest articles. */
  readonly ids: readonly number[]
}

async function filled(product: Product, size: LargeSize, tell: (sentence: string) => void): Promise<Filled> {
  const db = openDatabase(product.databaseUrl, { max: 1, statementTimeoutMs: loadMinutesMax * 60_000 })
  const begun = performance.now()
  await loadLarge(db, size, () => {})
  await db.destroy()
  tell(`${size.articles} articles, ${size.texts} texts: loaded in ${Math.round((performance.now() - begun) / 1_000)} s`)
  const { data } = (await answer(`${product.site}/api/news?per_page=100`)) as { data: readonly { id: number }[] }
  return { site: product.site, ids: data.map(({ id }) => id) }
}

async function compared(name: Question, base: Filled, large: Filled): Promise<Scaled> {
  const taken: Record<'base' | 'large', number[]> = { base: [], large: [] }
  for (let turn = 0; turn < callsUncounted + callsEach; turn++)
    for (const [which, { site, ids }] of Object.entries({ base, large }) as ['base' | 'large', Filled][]) {
      const begun = performance.now()
      await answer(site + questions[name](turn, ids))
      if (turn >= callsUncounted) taken[which].push(performance.now() - begun)
    }
  const [ms, baseMs] = [median(taken.large), median(taken.base)]
  return { ratio: ms / baseMs, ms, baseMs }
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
