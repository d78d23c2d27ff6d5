import { expect } from '@playwright/test'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

/** Of the news that the demo comes with; nobody changes its title. */
const article = { zh: '春節期間開放時間', ja: '旧正月期間の開館時間', en: 'Opening hours over Lunar New Year' } as const

/** Of an activity with a programme and places, and of the first edition of an award: nobody changes their titles. */
const activity = { zh: '翻頁之前：一頁的節奏', ja: 'ページをめくる前に', en: 'Before the Page Turns' } as const
const edition = { zh: '第1屆金漫獎', ja: '第1回金漫奨', en: '1st Golden Comic Awards' } as const

/** A text that people go by. */
const legalText = { zh: '場地租借須知', ja: '会場利用規定', en: 'Venue lease guidelines' } as const

const listed = (filter: object) => `/console/content?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The desk where the content is written. Source: decisions.md "Staff console" */
export const consoleContentScreens: readonly ConsoleScreen[] = [
  {
    name: 'console-content',
    isSignedIn: true,
    path: '/console/content',
    title: ({ wording }) => wording.staffWords('consoleShell.page_content'),
    arrange: firstRow,
  },
  {
    name: 'console-content-add',
    isSignedIn: true,
    path: '/console/content',
    title: ({ wording }) => wording.staffWords('consoleShell.page_content'),
    async arrange({ page, wording }) {
      await page.getByRole('button', { name: wording.staffWords('consoleContent.add') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-content-item',
    isSignedIn: true,
    path: listed({ q: article.zh }),
    title: ({ wording }) => article[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByRole('textbox', { name: wording.staffWords('consoleContent.body') }).first()).toBeVisible()
      await page.getByText(wording.staffWords('consoleContent.revisions')).click()
      await expect(page.getByText(wording.staffWords('consoleContent.no_revisions'))).toBeVisible()
    },
  },
  {
    name: 'console-content-programme',
    isSignedIn: true,
    path: listed({ kind: 'activity', q: activity.zh }),
    title: ({ wording }) => activity[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      const programme = page.getByRole('region', { name: wording.staffWords('consoleFacts.programme') })
      await programme.getByRole('button', { expanded: false }).first().click()
      await expect(programme.getByRole('button', { expanded: true })).toBeVisible()
      await expect(page.getByRole('textbox', { name: wording.staffWords('consoleFacts.capacity') })).not.toHaveValue('')
    },
  },
  {
    name: 'console-content-award-lines',
    isSignedIn: true,
    path: listed({ kind: 'award', q: edition.zh }),
    title: ({ wording }) => edition[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      const lines = page.getByRole('region', { name: wording.staffWords('consoleFacts.award.categories') })
      await lines.getByRole('button', { expanded: false }).first().click()
      await lines.getByRole('button', { expanded: false }).first().click()
      // A category, and the line within it.
      await expect(lines.getByRole('button', { expanded: true })).toHaveCount(2)
    },
  },
  {
    name: 'console-content-page',
    isSignedIn: true,
    path: listed({ kind: 'page', q: legalText.zh }),
    title: ({ wording }) => legalText[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByLabel(wording.staffWords('consoleFacts.page.holds_from'))).toBeVisible()
      await expect(page.getByText(wording.staffWords('consolePages.state_current'), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'console-content-coverage',
    isSignedIn: true,
    path: '/console/content_coverage',
    title: ({ wording }) => wording.staffWords('consoleContent.coverage'),
    arrange: firstRow,
  },
]
