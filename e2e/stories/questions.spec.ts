import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

/** The address of the last question's answer, and the answer itself. */
async function lastAnswer(page: Page, list: string) {
  await page.goto(list)
  const address = (await page.locator('.web-question a[href*="#q"]').last().getAttribute('href'))!
  return { address, answer: page.locator(new URL(address, page.url()).hash) }
}

test('the address of an answer opens it, where the page is loaded and where a search leads to it', async ({
  page,
  wording,
}) => {
  const { paths } = wording
  const { address, answer } = await lastAnswer(page, paths.faq())
  await expect(answer).toBeHidden()
  await page.goto(paths.home())
  await page.goto(address)
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()

  // An address from before, which names the answer alone.
  await page.goto(paths.home())
  await page.goto(paths.faq() + new URL(address, page.url()).hash)
  await expect(answer).toBeVisible()
  await page.goto(address)

  const question = await page.locator('.web-question:has(:target) h2').innerText()
  await page.goto(paths.search({ q: question, type: 'faq' }))
  await page
    .getByRole('list', { name: wording.words('search.resultsLabel') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(address)
  await expect(answer).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ problems }) => problems.allow(/^failed csp: .*\.js$/))

  test('the address of an answer opens it, and no other', async ({ page, wording }) => {
    const { address, answer } = await lastAnswer(page, wording.paths.faq())
    await page.goto(wording.paths.home())
    await page.goto(address)
    await expect(answer).toBeVisible()
    await expect(page.locator('.web-question[open]')).toHaveCount(1)
  })
})
