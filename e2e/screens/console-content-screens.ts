import { expect } from '@playwright/test'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

/** Of the news that the demo comes with; nobody changes its title. */
const article = '春節期間開放時間'

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
    path: `/console/content?filter=${encodeURIComponent(JSON.stringify({ q: article }))}`,
    title: () => article,
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByRole('textbox', { name: wording.staffWords('consoleContent.body') }).first()).toBeVisible()
      await page.getByText(wording.staffWords('consoleContent.revisions')).click()
      await expect(page.getByText(wording.staffWords('consoleContent.no_revisions'))).toBeVisible()
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
