import { startBarePeer, type BarePeer } from './bare-peer.ts'
import { bookingRatio } from './booking.ts'
import { answersPerSecond, median } from './load.ts'
import { startProduct } from './product.ts'
import { scaleRatios } from './scale.ts'

// usage: npm run bench [-- --scale]. Prints ratios of one run on one machine; figures a second are shown for orientation only.
const rounds = 5
const secondsARound = 3
/** How many times longer an answer may take with large data. */
const scaleRatioMax = 1.5
const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' }

if (process.argv.includes('--scale')) await compareScale()
else await compareProduct()

async function compareProduct() {
  const product = await startProduct()
  const peer = await startBarePeer()
  try {
    const booking = await bookingRatio(product)
    report('booking over HTTP / the same statement through bare pg', booking.ratio, 0.5, booking.http, booking.bare)
    const compare = compareWith(peer)
    await compare('GET /api/device / bare node:http', `${product.site}/api/device`, 0.6, {})
    for (const [name, path] of Object.entries(await keptPages(product.site)))
      await compare(`${name} page, kept / bare node:http`, product.site + path, 0.8, asBrowser)
    // A cookie of a member, even a wrong one, is never served from what is kept.
    const uncached = { ...asBrowser, cookie: 'koma_access=none' }
    await compare('rentList page, drawn anew / bare node:http', `${product.site}/zh/rent_list`, undefined, uncached)
  } finally {
    peer.stop()
    await product.stop()
  }
}

/** What visitors read most. */
async function keptPages(site: string): Promise<Readonly<Record<string, string>>> {
  const { data } = (await (await fetch(`${site}/api/news`)).json()) as { data: readonly { id: number }[] }
  return {
    home: '/zh',
    rentList: '/zh/rent_list',
    newsList: '/zh/news_list',
    news: `/zh/news/${data[0]!.id}`,
    search: `/zh/search?q=${encodeURIComponent('漫畫')}`,
  }
}

/** Prints how many times longer the large data takes; the aim is an upper bound, and a run that misses one fails. */
async function compareScale() {
  const scaled = await scaleRatios((sentence) => process.stdout.write(`${sentence}\n`))
  for (const [name, { ratio, ms, baseMs }] of Object.entries(scaled)) {
    const aimed = ratio <= scaleRatioMax ? 'reached' : 'MISSED'
    if (ratio > scaleRatioMax) process.exitCode = 1
    process.stdout.write(
      `${ratio.toFixed(2)}  ${name}, 200,000 articles / 1,000 (aim at most ${scaleRatioMax}: ${aimed})  [${ms.toFixed(1)} ms against ${baseMs.toFixed(1)} ms]\n`,
    )
  }
}

function compareWith(peer: BarePeer) {
  return async (name: string, url: string, aim: number | undefined, headers: Record<string, string>) => {
    const bareUrl = await peer.imitate(url, headers)
    const ours: number[] = []
    const bare: number[] = []
    await answersPerSecond(url, 1, headers)
    for (let round = 0; round < rounds; round++) {
      ours.push(await answersPerSecond(url, secondsARound, headers))
      bare.push(await answersPerSecond(bareUrl, secondsARound, headers))
    }
    report(name, median(ours) / median(bare), aim, median(ours), median(bare))
  }
}

function report(name: string, ratio: number, aim: number | undefined, ours: number, bare: number) {
  const aimed = aim === undefined ? '' : ratio >= aim ? ` (aim ${aim}: reached)` : ` (aim ${aim}: MISSED)`
  process.stdout.write(`${ratio.toFixed(2)}  ${name}${aimed}  [${Math.round(ours)}/s against ${Math.round(bare)}/s]\n`)
}
