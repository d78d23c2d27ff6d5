import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/**
 * Chinese characters that stand on an English page in an element that says it is English. Citations are texts for programs,
 * and a name may stand within a sentence that somebody wrote.
 */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (!holder || !/\p{Script=Han}/u.test(text)) continue
      if (holder.closest('script, style, .web-cite, .web-hit-text, .web-rich')) continue
      if (holder.closest('[lang]')?.getAttribute('lang') === 'en') found.push(text)
    }
    return found
  })

test.describe('what nobody has translated says in which language it is', { tag: '@once' }, () => {
  // There Chinese is told by its characters.
  test.use({ language: 'en' })

  test('on lists, on records, on the way to them, and where something is not there', async ({ page, wording }) => {
    const { paths } = wording
    await page.goto(paths.records('comic'))
    // The first work without an English title, by its badge.
    const untranslated = page.getByRole('article').filter({ has: page.locator('.web-language') })
    const work = await untranslated.first().getByRole('link').first().getAttribute('href')
    const screens = [paths.home(), paths.records('comic'), work!, paths.calendar(), paths.faq(), paths.comic(999_999)]
    for (const screen of screens) {
      await page.goto(screen)
      expect(await unmarked(page), screen).toEqual([])
    }
  })

  test('negative control: a title without its language is seen', async ({ page, wording }) => {
    await page.goto(wording.paths.faq())
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append('賭命法則'))
    expect(await unmarked(page)).toEqual(['賭命法則'])
  })
})
