import { expect } from '@playwright/test'
import { sampleApp } from '../fixtures/sample-app.ts'
import { consoleContentScreens } from './console-content-screens.ts'
import { consolePostingScreens } from './console-posting-screens.ts'
import { consoleMediaScreens } from './console-media-screens.ts'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

/** Of the demo's application that waits for its review. */
const waitingPenName = '品妍日日'

/** The console of this first part. Source: decisions.md "Staff console" */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...consoleContentScreens,
  ...consolePostingScreens,
  ...consoleMediaScreens,
  {
    name: 'console-sign-in',
    isSignedIn: false,
    path: '/console',
    title: ({ wording }) => wording.staffWords('consoleSignIn.title'),
    arrange: async ({ page, wording }) =>
      expect(page.getByRole('button', { name: wording.staffWords('consoleSignIn.submit') })).toBeVisible(),
  },
  {
    name: 'console-sign-in-refused',
    isSignedIn: false,
    path: '/console',
    title: ({ wording }) => wording.staffWords('consoleSignIn.title'),
    async arrange({ page, wording }) {
      await page.getByLabel(wording.staffWords('consoleSignIn.username')).fill('nobody')
      await page.getByLabel(wording.staffWords('consoleSignIn.password')).fill('not-a-password')
      await page.getByLabel(wording.staffWords('consoleSignIn.totp'), { exact: true }).fill('000000')
      await page.getByRole('button', { name: wording.staffWords('consoleSignIn.submit') }).click()
      await expect(page.getByText(wording.apiWords('error.auth.invalid_grant'))).toBeVisible()
    },
  },
  {
    name: 'console-board',
    isSignedIn: true,
    path: '/console/rent',
    title: ({ wording }) => wording.staffWords('consoleShell.page_rent'),
    arrange: async ({ page }) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'console-board-sought',
    isSignedIn: true,
    path: '/console/rent?number=R-0000-0001',
    title: ({ wording }) => wording.staffWords('consoleShell.page_rent'),
    arrange: async ({ page, wording }) =>
      expect(page.getByRole('button', { name: wording.staffWords('consoleRent.go_today') })).toBeVisible(),
  },
  {
    name: 'console-deletions',
    isSignedIn: true,
    path: '/console/deletions',
    title: ({ wording }) => wording.staffWords('consoleShell.page_deletions'),
    arrange: async (scene) => {
      await scene.members.leaving(scene.wording.language, 5)
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-contact',
    isSignedIn: true,
    path: '/console/contact',
    title: ({ wording }) => wording.staffWords('consoleShell.page_contact'),
    arrange: async (scene) => {
      await scene.members.writes('想請問場地的事')
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-search-misses',
    isSignedIn: true,
    path: '/console/search_misses',
    title: ({ wording }) => wording.staffWords('consoleShell.page_search_misses'),
    arrange: async (scene) => {
      for (const words of ['龘龘字典', 'nothing-is-called-so'])
        await scene.page.request.get(`/api/search?q=${encodeURIComponent(words)}`)
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-creators',
    isSignedIn: true,
    path: '/console/creators',
    title: ({ wording }) => wording.staffWords('consoleShell.page_creators'),
    arrange: firstRow,
  },
  {
    name: 'console-creator',
    isSignedIn: true,
    path: '/console/creators',
    title: () => waitingPenName,
    arrange: async ({ wording }, desk) => {
      await desk.openApplication(waitingPenName)
      const { staffWords } = wording
      await desk.comment(staffWords('consoleCreators.field_works'), staffWords('consoleCreators.reason'))
    },
  },
  {
    name: 'console-renewals',
    isSignedIn: true,
    path: '/console/renewals',
    title: ({ wording }) => wording.staffWords('consoleShell.page_renewals'),
    arrange: async ({ page, wording }) => {
      await expect(page.getByText(wording.staffWords('consoleRenewals.empty_next'))).toBeVisible()
    },
  },
  {
    name: 'console-audit',
    isSignedIn: true,
    path: '/console/audit',
    title: ({ wording }) => wording.staffWords('consoleShell.page_audit'),
    arrange: firstRow,
  },
  {
    name: 'console-clients',
    isSignedIn: true,
    path: '/console/clients',
    title: ({ wording }) => wording.staffWords('consoleShell.page_clients'),
    arrange: async (scene) => {
      const app = await sampleApp(scene.page.request, scene.members)
      app.close()
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-client-dialog',
    isSignedIn: true,
    path: '/console/clients',
    title: ({ wording }) => wording.staffWords('consoleShell.page_clients'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.staffWords('consoleClients.add') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-messages',
    isSignedIn: true,
    path: '/console/messages',
    title: ({ wording }) => wording.staffWords('consoleShell.page_messages'),
    arrange: async (scene) => {
      await scene.members.registered(scene.wording.language)
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-old-users',
    isSignedIn: true,
    path: '/console/old_users',
    title: ({ wording }) => wording.staffWords('consoleShell.page_old_users'),
    arrange: firstRow,
  },
  {
    name: 'console-old-users-import',
    isSignedIn: true,
    path: '/console/old_users/import',
    title: ({ wording }) => wording.staffWords('consoleOldUsers.import_title'),
    async arrange({ page, wording }) {
      const file = {
        name: 'members.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('id,name,email\n1,Mei,mei@example.org\n'),
      }
      await page.getByLabel(wording.staffWords('consoleOldUsers.file'), { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: wording.staffWords('consoleOldUsers.upload'), exact: true }).click()
      await page.getByRole('button', { name: wording.staffWords('consoleOldUsers.check'), exact: true }).click()
      await expect(
        page.getByRole('button', { name: wording.staffWords('consoleOldUsers.run'), exact: true }),
      ).toBeVisible()
    },
  },
]
