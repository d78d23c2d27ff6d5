import { expect } from '@playwright/test'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

/** Of the banners that the demo comes with; nobody changes its title. */
const panel = { zh: '臺灣漫畫資料庫', ja: '台湾漫画データベース', en: 'The database of Taiwanese comics' } as const

/** Banners, notices, questions, redirects and the centre's own facts. Source: decisions.md "Staff console" */
export const consolePostingScreens: readonly ConsoleScreen[] = [
  {
    name: 'console-panels',
    isSignedIn: true,
    path: '/console/panels',
    title: ({ wording }) => wording.staffWords('consolePostings.title_panels'),
    arrange: firstRow,
  },
  {
    name: 'console-panels-order',
    isSignedIn: true,
    path: '/console/panels',
    title: ({ wording }) => wording.staffWords('consolePostings.title_panels'),
    async arrange({ page, wording }) {
      await page.getByRole('button', { name: wording.staffWords('consolePostings.order') }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'console-panel',
    isSignedIn: true,
    path: `/console/panels?filter=${encodeURIComponent(JSON.stringify({ q: panel.zh }))}`,
    title: ({ wording }) => panel[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByRole('combobox', { name: wording.staffWords('consolePostings.art') })).toBeVisible()
    },
  },
  {
    name: 'console-panel-revisions',
    isSignedIn: true,
    path: `/console/panels?filter=${encodeURIComponent(JSON.stringify({ q: panel.zh }))}`,
    title: ({ wording }) => panel[wording.language],
    async arrange({ page, wording }) {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByText(wording.staffWords('consoleContent.revisions')).click()
      await expect(page.getByText(wording.staffWords('consoleContent.no_revisions'))).toBeVisible()
    },
  },
  {
    name: 'console-notices',
    isSignedIn: true,
    path: '/console/notices',
    title: ({ wording }) => wording.staffWords('consolePostings.title_notices'),
    arrange: firstRow,
  },
  {
    name: 'console-notice-add',
    isSignedIn: true,
    path: '/console/notices/create',
    title: ({ wording }) => wording.staffWords('consolePostings.add_notices'),
    async arrange({ page, wording }) {
      await expect(page.getByLabel(wording.staffWords('consolePostings.word_title')).first()).toBeVisible()
    },
  },
  {
    name: 'console-faqs',
    isSignedIn: true,
    path: '/console/faqs',
    title: ({ wording }) => wording.staffWords('consolePostings.title_faqs'),
    arrange: firstRow,
  },
  {
    name: 'console-faq-types',
    isSignedIn: true,
    path: '/console/faq_types',
    title: ({ wording }) => wording.staffWords('consolePostings.title_faq_types'),
    arrange: firstRow,
  },
  {
    name: 'console-redirects',
    isSignedIn: true,
    path: '/console/redirects',
    title: ({ wording }) => wording.staffWords('consoleShell.page_redirects'),
    async arrange({ page, wording }) {
      await page.getByRole('button', { name: wording.staffWords('consoleRedirects.add') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-centre',
    isSignedIn: true,
    path: '/console/centre',
    title: ({ wording }) => wording.staffWords('consoleShell.page_centre'),
    arrange: firstRow,
  },
]
