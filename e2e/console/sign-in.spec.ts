import { expect, test } from '../fixtures/test.ts'

test('whoever is not signed in comes to the sign-in by one step', { tag: '@once' }, async ({ page, wording }) => {
  const before = await page.evaluate(() => history.length)
  await page.goto('/console')
  await expect(page.getByRole('button', { name: wording.staffWords('consoleSignIn.submit') })).toBeVisible()
  await expect(page).toHaveURL(/\/console\/login$/)
  // The console itself and its sign-in.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2)
})
