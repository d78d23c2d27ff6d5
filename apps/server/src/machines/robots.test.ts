import { expect, test } from 'vitest'
import { robotsOf } from './robots.ts'

const rules = robotsOf('https://koma.example')
  .split('\n')
  .flatMap((line) => {
    const [, deed, path] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
    return deed && path ? [{ deed, path }] : []
  })

/** Whether a robot may read it: the longest rule that fits tells. Source: RFC 9309 §2.2.2 */
function mayRead(address: string): boolean {
  const fits = ({ path }: { path: string }) =>
    new RegExp(`^${path.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(address)
  const [longest] = rules.filter(fits).toSorted((one, other) => other.path.length - one.path.length)
  return longest?.deed !== 'Disallow'
}

test.each([
  '/zh',
  '/ja/news/7',
  '/en/search',
  '/api/media/abc/card-640.avif',
  '/api/calendar.ics?lang=ja&category=lecture',
  '/feeds/zh/news.atom',
  '/pictures/zh/7.png',
])('%s is read by robots: pages, and what programs subscribe to and show', (address) => {
  expect(mayRead(address)).toBe(true)
})

test.each(['/api/news', '/zh/member/rent', '/en/sign', '/zh/search?q=a', '/console/', '/dev/mailbox'])(
  '%s is not',
  (address) => {
    expect(mayRead(address)).toBe(false)
  },
)
