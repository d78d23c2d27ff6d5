import { expect } from '@playwright/test'
import { pngOf } from '../../apps/api/src/testing/picture-factory.ts'
import { uploadedPicture } from '../fixtures/pictures.ts'
import type { Scene } from '../fixtures/test.ts'
import { firstRow, type ConsoleScreen } from './console-screen.ts'

const alt = '攤開的畫稿與沾水筆，旁邊是一杯還冒著煙的茶'

/** Of the demo; nobody changes its name. */
const video = { kind: 'video', state: 'published' }

const openFirst = async ({ page, wording }: Scene) => {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: wording.staffWords('consoleContent.body') }).first()).toBeVisible()
}

/** Pictures, tags, and the facts of each kind. Source: decisions.md "Staff console" */
export const consoleMediaScreens: readonly ConsoleScreen[] = [
  {
    name: 'console-media',
    isSignedIn: true,
    path: '/console/media',
    title: ({ wording }) => wording.staffWords('consoleShell.page_media'),
    async arrange(scene) {
      await uploadedPicture(scene, alt)
      await scene.page.reload()
      await expect(scene.page.getByRole('link', { name: alt }).first()).toBeVisible()
    },
  },
  {
    name: 'console-media-upload',
    isSignedIn: true,
    path: '/console/media',
    title: ({ wording }) => wording.staffWords('consoleShell.page_media'),
    async arrange({ page, wording: { staffWords } }) {
      await page.getByRole('button', { name: staffWords('consoleMedia.add') }).click()
      await page
        .getByLabel(staffWords('consoleMedia.choose'), { exact: true })
        .setInputFiles({ name: 'panel.png', mimeType: 'image/png', buffer: pngOf(640, 400) })
      await expect(page.getByLabel(staffWords('consoleMedia.alt_zh'))).toBeVisible()
    },
  },
  {
    name: 'console-media-picture',
    isSignedIn: true,
    path: '/console/media',
    title: () => 'panel.png',
    async arrange(scene) {
      const id = await uploadedPicture(scene, alt)
      await scene.page.goto(`/console/media/${id}/show`)
      await expect(scene.page.getByText(scene.wording.staffWords('consoleMedia.used_by_nothing'))).toBeVisible()
    },
  },
  {
    name: 'console-tags',
    isSignedIn: true,
    path: '/console/tags',
    title: ({ wording }) => wording.staffWords('consoleShell.page_tags'),
    arrange: firstRow,
  },
  {
    name: 'console-tag-merge',
    isSignedIn: true,
    path: '/console/tags',
    title: ({ wording }) => wording.staffWords('consoleShell.page_tags'),
    async arrange({ page, wording: { staffWords } }) {
      await page
        .getByRole('button', { name: staffWords('consoleTags.merge') })
        .first()
        .click()
      await expect(page.getByLabel(staffWords('consoleTags.merge_into'))).toBeVisible()
    },
  },
  ...(['video', 'album', 'comic', 'creator', 'publisher', 'award'] as const).map((kind): ConsoleScreen => ({
    name: `console-content-${kind}`,
    isSignedIn: true,
    path: `/console/content?filter=${encodeURIComponent(JSON.stringify({ ...video, kind }))}`,
    title: (scene) => titles.get(scene) ?? '',
    async arrange(scene) {
      await openFirst(scene)
      const heading = scene.page.getByRole('heading', { level: 1 })
      titles.set(scene, (await heading.textContent()) ?? '')
      await expect(scene.page.getByRole('heading', { name: scene.wording.staffWords(factsTitle[kind]) })).toBeVisible()
    },
  })),
]

/** What the first of its kind is called, once it was opened. */
const titles = new WeakMap<Scene, string>()

const factsTitle = {
  video: 'consoleFacts.title_video',
  album: 'consoleFacts.title_album',
  comic: 'consoleFacts.title_comic',
  creator: 'consoleFacts.title_creator',
  publisher: 'consoleFacts.title_organisation',
  award: 'consoleFacts.title_award',
} as const
