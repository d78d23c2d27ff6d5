import { startBarePeer, type BarePeer } from './bare-peer.ts'
import { bookingRatio } from './booking.ts'
import { answersPerSecond, median } from './load.ts'
import { startProduct } from './product.ts'

// usage: npm run bench. Prints ratios of one run on one machine; figures a second are shown for orientation only.
const rounds = 5
const secondsARound = 3
const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' }

const product = await startProduct()
const peer = await startBarePeer()
try {
  const booking = await bookingRatio(product)
  report('booking over HTTP / the same statement through bare pg', booking.ratio, 0.5, booking.http, booking.bare)
  await compare('GET /api/device / bare node:http', `${product.site}/api/device`, 0.6, {})
  await compare('rentList page, kept / bare node:http', `${product.site}/zh/rent_list`, 0.8, asBrowser)
  // A cookie of a member, even a wrong one, is never served from what is kept.
  const uncached = { ...asBrowser, cookie: 'koma_access=none' }
  await compare('rentList page, drawn anew / bare node:http', `${product.site}/zh/rent_list`, undefined, uncached)
} finally {
  peer.stop()
  await product.stop()
}

async function compare(name: string, url: string, aim: number | undefined, headers: Record<string, string>) {
  const bareUrl = await (peer satisfies BarePeer).imitate(url, headers)
  const ours: number[] = []
  const bare: number[] = []
  await answersPerSecond(url, 1, headers)
  for (let round = 0; round < rounds; round++) {
    ours.push(await answersPerSecond(url, secondsARound, headers))
    bare.push(await answersPerSecond(bareUrl, secondsARound, headers))
  }
  report(name, median(ours) / median(bare), aim, median(ours), median(bare))
}

function report(name: string, ratio: number, aim: number | undefined, ours: number, bare: number) {
  const aimed = aim === undefined ? '' : ratio >= aim ? ` (aim ${aim}: reached)` : ` (aim ${aim}: MISSED)`
  process.stdout.write(`${ratio.toFixed(2)}  ${name}${aimed}  [${Math.round(ours)}/s against ${Math.round(bare)}/s]\n`)
}
