import type { Page } from '@playwright/test'
import { htmlLang } from '@koma/domain/languages.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordingOf } from '../fixtures/wording.ts'
import { Site } from '../pages/site.ts'

/** Holds every script file back until the line is free again. */
async function slowLine(page: Page): Promise<() => void> {
  const free = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await free.promise
    await route.continue()
  })
  return free.resolve
}

const scriptStarts = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))

/** Tells a document from the next one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('a screen for reading asks for its scripts when it has been seen', { tag: '@once' }, async ({ page, wording }) => {
  for (const path of [wording.paths.home(), wording.paths.newsList(), wording.paths.records('comic')]) {
    await page.goto(path)
    await new Site(page, wording).isAlive()
    const { paint, scripts } = await scriptStarts(page)
    expect(scripts.length, path).toBeGreaterThan(5)
    expect(Math.min(...scripts), path).toBeGreaterThan(paint)
  }
})

/** A picture that never comes: the page is never loaded to its end. */
async function endlessPicture(page: Page) {
  await page.route('**/favicon.svg', () => {})
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/favicon.svg' })),
    )
  })
}

test('its scripts come by themselves where the page is never loaded', { tag: '@once' }, async ({ page, wording }) => {
  await endlessPicture(page)
  await page.goto(wording.paths.newsList(), { waitUntil: 'domcontentloaded' })
  await new Site(page, wording).isAlive()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('its scripts come at the first move of its reader', { tag: '@once' }, async ({ page, wording }) => {
  await endlessPicture(page)
  await page.goto(wording.paths.newsList(), { waitUntil: 'domcontentloaded' })
  await expect(new Site(page, wording).heading(wording.words('news.title'))).toBeVisible()
  expect((await scriptStarts(page)).scripts).toEqual([])
  await page.keyboard.press('Shift')
  await new Site(page, wording).isAlive()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a screen for reading is worked with while its scripts are on their way', async ({ page, wording }) => {
  const { words, paths } = wording
  const free = await slowLine(page)
  await page.goto(paths.records('comic'))
  const drawer = page.getByRole('main').locator('summary').first()
  await drawer.click()
  await expect(drawer.locator('..').getByRole('link').first()).toBeVisible()
  const menu = page.getByRole('banner').getByRole('button', { name: words('shell.menu'), exact: true })
  await menu.click()
  const news = page.locator('[popover]').getByRole('link', { name: words('shell.navNews') })
  await news.click()
  await expect(page).toHaveURL(paths.newsList())
  await expect(new Site(page, wording).heading(words('news.title'))).toBeVisible()
  await page.getByRole('searchbox').fill('2026')
  await page.getByRole('main').getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL(/[?&]q=2026/)
  const ja = wordingOf('ja')
  await new Site(page, wording).chooseLanguage(words('shell.languageJa'))
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang.ja)
  free()
  await new Site(page, ja).isAlive()
})

test('such a screen keeps a click that only scripts can answer until they are there', async ({ page, wording }) => {
  const free = await slowLine(page)
  await page.goto(await firstVideo(page, wording.paths.video))
  await mark(page)
  const chapter = page.getByRole('region').getByRole('link', { name: '0:12' })
  await chapter.click()
  await expect(chapter).not.toHaveAttribute('aria-current')
  free()
  await expect(chapter).toHaveAttribute('aria-current', 'true')
  expect(await isSameDocument(page)).toBe(true)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
})

test(
  'it gives such a click to the browser where the scripts do not come',
  { tag: '@once' },
  async ({ page, wording, problems }) => {
    problems.allow(/\.js|net::ERR_FAILED|Failed to fetch dynamically imported module/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(await firstVideo(page, wording.paths.video))
    await page.getByRole('region').getByRole('link', { name: '0:12' }).click()
    await expect(page).toHaveURL(/\?t=12$/)
    await expect(page.locator('video')).toHaveAttribute('src', /#t=12$/)
  },
)
test('what was written before the scripts came is not lost', async ({ page, wording }) => {
  const { words, paths } = wording
  const free = await slowLine(page)
  await page.goto(paths.sign(), { waitUntil: 'commit' })
  const name = page.getByLabel(words('auth.username'), { exact: true })
  await name.fill('linyating')
  free()
  await new Site(page, wording).isAlive()
  await expect(name).toHaveValue('linyating')
})

test(
  'a link opens in the same document, and as the reader wants it where they say so',
  { tag: '@once' },
  async ({ page, context, wording }) => {
    const { words, paths } = wording
    const site = new Site(page, wording)
    await site.open(paths.newsList())
    await mark(page)
    const comics = page.getByRole('contentinfo').getByRole('link', { name: words('shell.navComics') })
    const [tab] = await Promise.all([context.waitForEvent('page'), comics.click({ modifiers: ['ControlOrMeta'] })])
    await expect(tab).toHaveURL(paths.records('comic'))
    await tab.close()
    await expect(page).toHaveURL(paths.newsList())
    await comics.click()
    await expect(page).toHaveURL(paths.records('comic'))
    expect(await isSameDocument(page)).toBe(true)
    // The page that one is on already is asked for anew and makes no second entry of the history.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('shell.navComics') })
      .click()
    await page.goBack()
    await expect(page).toHaveURL(paths.newsList())
  },
)

async function firstVideo(page: Page, pathOf: (id: number) => string): Promise<string> {
  const { data } = (await (await page.request.get('/api/video')).json()) as { data: readonly { id: number }[] }
  return pathOf(data[0]!.id)
}
