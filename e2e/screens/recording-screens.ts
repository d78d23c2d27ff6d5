import type { NamedCard, TitledCard } from '@koma/contract/content.ts'
import { expect } from '@playwright/test'
import { localised } from '../../apps/web/src/lib/localised.ts'
import { castMembers } from '../fixtures/demo.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

/** No type, item or tag has this number. */
const unknown = 999_999

/** Videos, albums, tags, and what a member keeps. Source: product §2 */
export const recordingScreens: readonly Screen[] = [
  {
    name: 'video-list',
    path: ({ wording }) => wording.paths.videoList(),
    title: ({ wording }) => wording.words('recordings.title'),
    indexed: true,
  },
  {
    name: 'video-list-type',
    path: async (scene) => scene.wording.paths.videoList((await first<TitledCard>(scene, 'video')).type!.id),
    title: async (scene) => {
      const name = scene.wording.nameOf((await first<TitledCard>(scene, 'video')).type!)
      return `${name} · ${scene.wording.words('recordings.title')}`
    },
    indexed: true,
  },
  {
    name: 'video-list-unknown-type',
    path: ({ wording }) => wording.paths.videoList(unknown),
    title: ({ wording }) => wording.words('recordings.title'),
    status: 404,
  },
  { name: 'video', path: videoPath, title: videoTitle, indexed: true },
  {
    name: 'video-chapter',
    path: videoPath,
    title: videoTitle,
    indexed: true,
    arrange: async ({ page }) => {
      const chapter = page.getByRole('region').getByRole('link', { name: '0:12' })
      await chapter.click()
      await expect(chapter).toHaveAttribute('aria-current', 'true')
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    },
  },
  {
    name: 'video-share',
    path: videoPath,
    title: videoTitle,
    indexed: true,
    arrange: async ({ page, wording }) => {
      // A touch screen would open the system's own sheet.
      await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
      await page.getByRole('button', { name: wording.words('collect.share') }).click()
      await expect(page.getByRole('dialog', { name: wording.words('collect.shareTitle') })).toBeVisible()
    },
  },
  {
    name: 'album-list',
    path: ({ wording }) => wording.paths.albumList(),
    title: ({ wording }) => wording.words('recordings.albumsTitle'),
    indexed: true,
  },
  {
    name: 'album',
    path: async (scene) => scene.wording.paths.album((await first<NamedCard>(scene, 'album')).id),
    title: async (scene) => scene.wording.nameOf(await first<NamedCard>(scene, 'album')),
    indexed: true,
  },
  {
    name: 'tag',
    path: async (scene) => scene.wording.paths.tag((await tagged(scene)).id),
    title: async (scene) => scene.wording.words('tags.title', { name: scene.wording.nameOf(await tagged(scene)) }),
    indexed: true,
  },
  {
    name: 'tag-empty-tab',
    path: async (scene) => scene.wording.paths.tag((await tagged(scene)).id, 'album'),
    title: async (scene) => {
      const name = scene.wording.nameOf(await tagged(scene))
      return `${scene.wording.words('tags.title', { name })} · ${scene.wording.words('tags.album')}`
    },
    indexed: true,
  },
  {
    name: 'member-collect-empty',
    reader: () => castMembers.fewPoints,
    path: ({ wording }) => wording.paths.memberCollect('album'),
    title: ({ wording }) => wording.words('collect.title'),
  },
]

async function videoPath(scene: Scene): Promise<string> {
  return scene.wording.paths.video((await first<TitledCard>(scene, 'video')).id)
}

async function videoTitle(scene: Scene): Promise<string> {
  return localised(await first<TitledCard>(scene, 'video'), 'title', scene.wording.language)
}

/** The first item of a list of the API. */
async function first<Item>({ page }: Scene, list: string): Promise<Item> {
  const answer = await page.request.get(`/api/${list}`)
  return ((await answer.json()) as { data: Item[] }).data[0]!
}

/** A tag that news have. */
async function tagged({ page }: Scene): Promise<TitledCard['tags'][number]> {
  const answer = await page.request.get('/api/news?per_page=100')
  const { data } = (await answer.json()) as { data: TitledCard[] }
  return data.flatMap(({ tags }) => tags)[0]!
}
