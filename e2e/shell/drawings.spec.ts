import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

/** Drawings that hold no line at all. */
const empty = (page: Page) => page.locator('svg.k-cover:not(:has(*))')

test(
  'a browser keeps the drawings that it was sent, and fetches nothing to draw them',
  { tag: '@once' },
  async ({ page, wording }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(wording.paths.rentList())
    await new Site(page, wording).isAlive()
    await expect(page.locator('svg.k-cover').first()).toBeVisible()
    await expect(empty(page)).toHaveCount(0)
    expect(fetched.filter((path) => /\/(?:vocabulary|cover-scene|motif-drawing)-/.test(path))).toEqual([])
  },
)

test(
  'a screen that the browser puts together itself has its drawings too',
  { tag: '@once' },
  async ({ page, wording }) => {
    const site = new Site(page, wording)
    await page.goto(wording.paths.privacy())
    await site.isAlive()
    await page.locator(`a[href="${wording.paths.rentList()}"]`).first().click()
    await expect(page).toHaveURL(wording.paths.rentList())
    await expect(page.locator('svg.k-cover').first()).toBeVisible()
    await expect(empty(page)).toHaveCount(0)
  },
)
