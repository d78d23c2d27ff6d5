import { expect } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import { sendScript } from '../fixtures/send-script.ts'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

const { general } = castMembers

/** Members in the console: their pages, their points and their files. */
export const consoleMemberScreens: readonly ConsoleScreen[] = [
  {
    name: 'console-members',
    isSignedIn: true,
    path: '/console/members',
    title: ({ wording }) => wording.staffWords('consoleShell.page_members'),
    arrange: firstRow,
  },
  {
    name: 'console-member',
    isSignedIn: true,
    path: '/console/members',
    title: () => general.name,
    arrange: async (scene, desk) => {
      await desk.openMember(general)
      await firstRow(scene)
    },
  },
  {
    name: 'console-adjust-dialog',
    isSignedIn: true,
    path: '/console/members',
    title: () => general.name,
    arrange: async ({ page, wording }, desk) => {
      await desk.openMember(general)
      await page.getByRole('button', { name: wording.staffWords('consolePoints.adjust') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-adjust-check',
    isSignedIn: true,
    path: '/console/members',
    title: () => general.name,
    arrange: async ({ page, wording }, desk) => {
      const { staffWords } = wording
      await desk.openMember(general)
      await page.getByRole('button', { name: staffWords('consolePoints.adjust') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: staffWords('consolePoints.amount') }).fill('5000')
      await dialog.getByRole('textbox', { name: staffWords('consolePoints.reason') }).fill('For a browser test')
      await dialog.getByRole('button', { name: staffWords('consolePoints.adjust'), exact: true }).click()
      await expect(dialog.getByText(staffWords('consolePoints.check_title'))).toBeVisible()
    },
  },
  {
    name: 'console-reject-dialog',
    isSignedIn: true,
    path: '/console/adjustments',
    title: ({ wording }) => wording.staffWords('consoleShell.page_adjustments'),
    arrange: async (scene) => {
      const { page, wording } = scene
      await scene.members.give(general, 5_000, 'finance')
      await page.reload()
      await page
        .getByRole('button', { name: wording.staffWords('consolePoints.reject') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-files',
    isSignedIn: true,
    path: '/console/files',
    title: ({ wording }) => wording.staffWords('consoleShell.page_files'),
    arrange: async (scene) => {
      await sendScript(scene)
      await scene.page.reload()
      await firstRow(scene)
    },
  },
  {
    name: 'console-file-dialog',
    isSignedIn: true,
    path: '/console/files',
    title: ({ wording }) => wording.staffWords('consoleShell.page_files'),
    arrange: async (scene) => {
      const { page, wording } = scene
      await sendScript(scene)
      await page.reload()
      const refuse = wording.staffWords('consoleFiles.refuse')
      await page.getByRole('button', { name: refuse }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'console-adjustments',
    isSignedIn: true,
    path: '/console/adjustments',
    title: ({ wording }) => wording.staffWords('consoleShell.page_adjustments'),
    arrange: async (scene) => {
      await scene.members.give(general, 1)
      await scene.page.reload()
      await firstRow(scene)
    },
  },
]
