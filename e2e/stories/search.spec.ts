import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import type { Wording } from '../fixtures/wording.ts'

const boxOf = (page: Page, { words }: Wording) => page.getByRole('combobox', { name: words('search.label') })

test('goes through suggestions in another shape of the characters by the keys, and opens one', async ({
  page,
  wording,
}) => {
  await page.goto(wording.paths.search())
  const box = boxOf(page, wording)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  // Simplified, as no title is written.
  await box.pressSequentially('漫画奖')
  const list = page.getByRole('listbox', { name: wording.words('search.suggestionsLabel') })
  await expect(list).toBeVisible()
  await expect(list.getByRole('option').first()).toContainText(/獎|賞/)
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('ArrowUp')
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(1)
  expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('漫画奖')

  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/\/search/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/獎|賞|Award/)
})

test('searches for what was written where none is chosen, and opens one by a tap', async ({ page, wording }) => {
  const { words, paths } = wording
  await page.goto(paths.search())
  await boxOf(page, wording).pressSequentially('金漫')
  const list = page.getByRole('listbox', { name: words('search.suggestionsLabel') })
  await expect(list).toBeVisible()
  await boxOf(page, wording).press('Enter')
  await expect(page).toHaveURL(paths.search({ q: '金漫' }))
  await expect(list).toBeHidden()
  await expect(boxOf(page, wording)).toBeFocused()

  await boxOf(page, wording).pressSequentially('獎')
  await list.getByRole('option').first().click()
  await expect(page).not.toHaveURL(/\/search/)
})

test('leads straight to the screen that answers, from what was found and from what was begun', async ({
  page,
  wording,
}) => {
  const { words, paths } = wording
  for (const q of ['営業時間', '開放時間龘']) {
    await page.goto(paths.search({ q }))
    const places = page.getByRole('navigation', { name: words('search.places') })
    await places.getByRole('link', { name: words('house.hoursTitle') }).click()
    await expect(page).toHaveURL(paths.about('contact'))
  }
  await page.goto(paths.search())
  await boxOf(page, wording).pressSequentially('opening h')
  const first = page.getByRole('option').first()
  await expect(first).toContainText(words('house.hoursTitle'))
  await first.click()
  await expect(page).toHaveURL(paths.about('contact'))
})

test('hears of no suggestion where there is none, and of the first page behind the last', async ({ page, wording }) => {
  const { words, paths } = wording
  await page.goto(paths.search())
  const asked = page.waitForResponse(/search\/suggest/)
  await boxOf(page, wording).pressSequentially('龘龘龘')
  await asked
  await expect(page.getByRole('listbox')).toHaveCount(0)

  const answer = await page.goto(paths.search({ q: '漫畫', page: 999 }))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText(words('search.beyondLast', { words: '漫畫' }))).toBeVisible()
  await page.getByRole('link', { name: words('search.firstPage') }).click()
  await expect(page.getByRole('list', { name: words('search.resultsLabel') })).toBeVisible()
})
