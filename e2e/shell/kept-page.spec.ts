import type { Page } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import { test } from '../fixtures/kept-page.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'
import { becomePhone } from '../screens/phone.ts'

test.describe('a page that stays open for the next test', () => {
  // One after the other in one worker: the second gets the page of the first.
  test.describe.configure({ mode: 'serial' })
  let before: Page | undefined

  test('is left signed in, with things stored, narrow and by night', { tag: '@once' }, async ({ page, wording }) => {
    before = page
    await signInBehind(page, wording, castMembers.general)
    await new Site(page, wording).open(wording.paths.memberPoints())
    await page.evaluate(() => {
      localStorage.setItem('left', 'behind')
      sessionStorage.setItem('left', 'behind')
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    const liftFingers = await becomePhone(page)
    await liftFingers()
    await expect(page).toHaveURL(wording.paths.memberPoints())
  })

  test('comes to it as new', { tag: '@once' }, async ({ page, context, wording, viewport }) => {
    expect(page, 'the page of the test before').toBe(before)
    expect(await context.cookies()).toEqual([])
    await page.goto(wording.paths.memberPoints())
    await expect(page, 'nobody is signed in').not.toHaveURL(wording.paths.memberPoints())
    const found = await page.evaluate(() => ({
      stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPhone: matchMedia('(pointer: coarse)').matches,
      size: { width: window.innerWidth, height: window.innerHeight },
    }))
    expect(found).toEqual({ stored: [null, null], isDark: false, isPhone: false, size: viewport })
  })
})
