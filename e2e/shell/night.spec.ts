import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

/** Colours that are still on their way, once the page has been drawn by night. */
const onTheirWay = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && /color/.test(one.transitionProperty)).length
  })
}

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the night falls at once', { tag: '@once' }, async ({ page, wording }) => {
    await page.goto(wording.paths.rentList())
    await new Site(page, wording).isAlive()
    expect(await onTheirWay(page)).toBe(0)
  })

  test(
    'negative control: where each thing takes its moment, hundreds are still on their way',
    { tag: '@once' },
    async ({ page, wording }) => {
      await page.goto(wording.paths.rentList())
      await new Site(page, wording).isAlive()
      await page.evaluate(() => {
        const slow = new CSSStyleSheet()
        slow.replaceSync('* { transition-duration: 1s }')
        document.adoptedStyleSheets.push(slow)
      })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await onTheirWay(page)).toBeGreaterThan(100)
    },
  )
})
