import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { inLanguage } from '../apps/web/src/lib/paths.ts'
import { findBrowser } from '../e2e/find-browser.ts'
import { languages } from '@koma/domain/languages.ts'
import { startProduct, freePort } from './product.ts'

// usage: npm run lighthouse [-- PART OF A PATH]. Lighthouse's marks of visitors' screens as a middling phone loads them.
const screens = ['', '/rent_list', '/news_list', '/faq', '/comic_list', '/level', '/contact', '/privacy']
/** Articles of which the first is looked at, by the list that names it. */
const articles = { '/news': '/api/news', '/comic': '/api/comic' } as const
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof aims
const categories = Object.keys(aims) as Category[]

const browserPath = findBrowser()
if (!browserPath) throw new Error('There is no Chromium on this machine; CHROMIUM_PATH names one elsewhere.')

const product = await startProduct()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
let missed = 0
try {
  const [part = ''] = process.argv.slice(2)
  for (const screen of [...screens, ...(await firstArticles())])
    for (const language of languages) {
      const path = inLanguage(language, `/zh${screen}`)
      if (path.includes(part)) await judge(path)
    }
} finally {
  await browser.close()
  await product.stop()
}
process.stdout.write(missed ? `${missed} below the aim\n` : 'all reached\n')
process.exitCode = missed ? 1 : 0

async function firstArticles(): Promise<string[]> {
  return Promise.all(
    Object.entries(articles).map(async ([screen, list]) => {
      const { data } = (await (await fetch(product.site + list)).json()) as { data: readonly { id: number }[] }
      return `${screen}/${data[0]!.id}`
    }),
  )
}

async function judge(path: string) {
  const run = await lighthouse(`${product.site}${path}`, { port, onlyCategories: categories, logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse gave nothing for ${path}`)
  const { audits } = run.lhr
  const marks = categories.map((category) => ({
    category,
    mark: Math.round((run.lhr.categories[category]?.score ?? 0) * 100),
    lost: run.lhr.categories[category]?.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }))
  process.stdout.write(`${marks.map(({ mark }) => String(mark).padStart(4)).join('')}  ${path}\n`)
  for (const { category, mark, lost } of marks) {
    if (mark >= aims[category]) continue
    missed++
    process.stdout.write(`       ${category} ${mark} below ${aims[category]}: ${lost?.join(', ')}\n`)
  }
}
