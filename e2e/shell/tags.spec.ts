import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { consentTexts } from '@koma/i18n/consent-text.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expect-accessible.ts'
import { productStartMsMax, serveProduct, type ServedProduct } from '../fixtures/served-product.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordingOf } from '../fixtures/wording.ts'
import { Site } from '../pages/site.ts'

/** A peer in the place of the tag manager: what it was asked for, and a script that says that it ran. */
let asked: { path: string; from: string }[] = []
let peer: Server
let tagged: ServedProduct

const id = 'GTM-TEST123'
const words = consentTexts.zh

test.beforeAll(async () => {
  test.setTimeout(productStartMsMax)
  peer = createServer((request, response) => {
    asked.push({ path: request.url ?? '', from: request.headers.referer ?? '' })
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.tagRuns = (window.tagRuns ?? 0) + 1')
  }).listen(0, '127.0.0.1')
  await once(peer, 'listening')
  const { port } = peer.address() as AddressInfo
  tagged = await serveProduct({ TAG_MANAGER_ID: id, TAG_MANAGER_URL: `http://127.0.0.1:${port}` })
})
test.afterAll(async () => {
  await tagged.end()
  peer.close()
})
test.beforeEach(() => {
  asked = []
})

const notice = (page: Page) => page.locator('koma-consent')
const open = (page: Page, path: string) => page.goto(tagged.url + path)
const commands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] }
    return dataLayer.map((one) => (Object.hasOwn(one as object, 'event') ? one : [...(one as unknown[])]))
  })

test('nothing of it is loaded before the reader says yes, and never after they say no @once', async ({ page }) => {
  await open(page, '/zh')
  await expect(notice(page)).toContainText(words.text)
  expect(await commands(page)).toEqual([
    [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
  ])
  await notice(page).getByRole('button', { name: words.no, exact: true }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await expect(page.locator('koma-consent-settings')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('after a yes it runs on pages for visitors, and a page that may not have it is a new document @once', async ({
  page,
}) => {
  await open(page, '/zh/news_list')
  await notice(page).getByRole('button', { name: words.yes, exact: true }).click()
  await expect.poll(() => page.evaluate(() => (window as { tagRuns?: number }).tagRuns)).toBe(1)
  expect(asked.map(({ path }) => path)).toEqual([`/gtm.js?id=${id}`])
  expect((await commands(page)).slice(1)).toEqual([
    ['consent', 'update', { analytics_storage: 'granted' }],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  // Within the pages for visitors the document stays, once its scripts are there.
  await new Site(page, wordingOf('zh')).isAlive()
  await page.locator('main a[href^="/zh/news/"]').first().click()
  await page.waitForURL(/\/zh\/news\/\d+$/)
  expect(await page.evaluate(() => (window as { tagRuns?: number }).tagRuns)).toBe(1)
  // To sign in leads out of it, and nothing of it comes along.
  await page.getByRole('banner').locator('a[href^="/zh/sign"]').first().click()
  await page.waitForURL(/\/zh\/sign/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /dataLayer|tagRuns/.test(name)))).toEqual([])
  await expect(notice(page)).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('a move of the router out of these pages is a new document as well @once', async ({ page }) => {
  await open(page, '/zh/news_list')
  await notice(page).getByRole('button', { name: words.yes, exact: true }).click()
  await expect.poll(() => page.evaluate(() => (window as { tagRuns?: number }).tagRuns)).toBe(1)
  await page.evaluate(() => history.pushState({}, '', '/zh/register'))
  await page.waitForURL(/\/zh\/register$/)
  await expect.poll(() => page.evaluate(() => 'tagRuns' in window)).toBe(false)
})

test('the reader may change their mind at the foot of every such page @once', async ({ page }) => {
  await open(page, '/zh/faq')
  await notice(page).getByRole('button', { name: words.yes, exact: true }).click()
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('button', { name: words.change }).click()
  await expect(notice(page).getByRole('button', { name: words.no, exact: true })).toBeFocused()
  await Promise.all([
    page.waitForEvent('load'),
    notice(page).getByRole('button', { name: words.no, exact: true }).click(),
  ])
  await expect(page.locator('koma-consent-settings')).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'tagRuns' in window)).toBe(false)
  expect(asked).toHaveLength(1)
})

test('yes and no weigh the same, nothing moves, and the keyboard reaches them first', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/zh/about')
  const [no, yes] = [words.no, words.yes].map((name) => notice(page).getByRole('button', { name, exact: true }))
  await expect(yes!).toBeVisible()
  const [one, other] = [await no!.boundingBox(), await yes!.boundingBox()]
  expect([one!.width, one!.height]).toEqual([other!.width, other!.height])
  expect(one!.height).toBeGreaterThanOrEqual(44)
  const looks = (element: Element) => {
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
    return [backgroundColor, color, fontSize, fontWeight]
  }
  expect(await no!.evaluate(looks)).toEqual(await yes!.evaluate(looks))
  // The link that skips to the content is the first of every page.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link', { name: words.more })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(no!).toBeFocused()
  await expectAccessible(page)
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  )
  expect(moved).toBeLessThan(0.01)
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
})

for (const [language, texts] of Object.entries(consentTexts))
  test(`asks in the language of the page: ${language} @once`, async ({ page }) => {
    await open(page, `/${language}`)
    await expect(notice(page)).toContainText(texts.title)
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', `/${language}/privacy`)
  })

test('only pages for visitors may have it, by their policy too; no nonce stands in one twice @once', async ({
  request,
}) => {
  const policyOf = async (path: string) => (await request.get(tagged.url + path)).headers()['content-security-policy']!
  const { port } = peer.address() as AddressInfo
  for (const path of ['/zh', '/ja/news_list', '/en/comic_list']) {
    expect(await policyOf(path), path).toContain(`script-src 'self' 'sha256-`)
    expect(await policyOf(path), path).toContain(`http://127.0.0.1:${port}`)
    expect(await policyOf(path), path).not.toContain('nonce-')
    expect(await policyOf(path), path).toBe(await policyOf(path))
  }
  for (const path of ['/zh/sign', '/zh/register', '/zh/contact', '/zh/forget_password', '/console', '/api/reference']) {
    const answer = await request.get(tagged.url + path)
    expect(answer.headers()['content-security-policy'], path).not.toContain('analytics')
    expect(await answer.text(), path).not.toContain('/tags-')
  }
})

test('negative control: where none is configured nothing of it is sent @once', async ({ request }) => {
  const answer = await request.get('/zh')
  expect(answer.headers()['content-security-policy']).not.toMatch(/analytics|tagmanager/)
  expect(await answer.text()).not.toContain('/tags-')
  expect(await (await request.get(`${tagged.url}/zh`)).text()).toContain('/tags-')
})
