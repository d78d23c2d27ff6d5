import type { Page } from '@playwright/test'
import type { Language } from '@koma/domain/languages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Above this a reader loses the line they were reading: "good" of the Web Vitals. */
const shiftMax = 0.1
/** Long enough that every page is drawn before its own letters come. */
const fontsLaterMs = 500

test.use({ viewport: { width: 412, height: 823 } })

/** How much of the page has moved by itself, in the unit of `layout-shift`, until its letters stand. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((waited) => setTimeout(waited, fontsLaterMs))
    await route.continue()
  })
  await page.goto(path)
  return page.evaluate(async () => {
    await document.fonts.ready
    // The letters are set into the page with its next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return new Promise<number>((told) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
        told(shifts.reduce((sum, { value }) => sum + value, 0))
      }).observe({ type: 'layout-shift', buffered: true })
      // Nothing is told where nothing has moved.
      setTimeout(() => told(0), 300)
    })
  })
}

const screens: readonly [Language, string][] = [
  ['en', 'award_list'],
  ['en', 'space/2a'],
  ['ja', 'union_list'],
  ['zh', 'comic_list'],
]
for (const [language, screen] of screens)
  test(`${language}/${screen} stays where it is when its letters come late`, { tag: '@once' }, async ({ page }) => {
    expect(await shiftOf(page, `/${language}/${screen}`)).toBeLessThan(shiftMax)
  })

test(
  'negative control: sound words that take the room of their letters move the page',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const wide = new CSSStyleSheet()
      wide.replaceSync('.k-heading-sound { inline-size: auto !important }')
      document.adoptedStyleSheets.push(wide)
    })
    expect(await shiftOf(page, '/en/award_list')).toBeGreaterThan(shiftMax)
  },
)
