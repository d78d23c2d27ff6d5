import type { Page } from '@playwright/test'
import { pngOf } from '../../apps/api/src/testing/picture-factory.ts'
import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

/** Uploads a cover from the item's own page; without words it is not taken. */
async function bringCoverIn({ page, wording: { staffWords } }: Scene, alt: string) {
  await page.getByRole('button', { name: staffWords('consoleMedia.cover_choose') }).click()
  const dialog = page.getByRole('dialog')
  const upload = dialog.getByRole('button', { name: staffWords('consoleMedia.upload'), exact: true })
  await dialog.getByText(staffWords('consoleMedia.pick_upload'), { exact: true }).click()
  await dialog
    .getByLabel(staffWords('consoleMedia.choose'), { exact: true })
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: pngOf(1_280, 800) })
  await upload.click()
  await expect(dialog.getByText(staffWords('consoleMedia.alt_required'))).toBeVisible()
  await dialog.getByLabel(staffWords('consoleMedia.alt_zh')).fill(alt)
  await upload.click()
  await expect(dialog).toHaveCount(0)
}

/** Moves the focal point by the keyboard. */
async function moveFocus({ page, wording: { staffWords } }: Scene, desk: StaffDesk, alt: string) {
  await desk.goTo('media')
  await page.getByRole('link', { name: alt }).click()
  await page
    .getByRole('button', { name: staffWords('consoleMedia.focus_at', { x: 50, y: 50 }) })
    .press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: staffWords('consoleMedia.focus_at', { x: 40, y: 49 }) })).toBeVisible()
  await page.getByRole('button', { name: staffWords('consoleMedia.save'), exact: true }).click()
  await expect(page.getByText(staffWords('consoleMedia.saved'))).toBeVisible()
}

/** How far things have moved under the reader's eyes so far. */
const jumpsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 200)
      }),
  )

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor brings a cover in, says what it shows and what stays in sight; visitors see it without a jump',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, paths } = wording
      const mark = Date.now()
      const [title, alt] = [`有封面的消息 ${mark}`, `一張黑色的版面 ${mark}`]
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('content')
      await desk.beginItem(title)
      const id = Number(/content\/(\d+)/.exec(page.url())?.[1])

      await bringCoverIn(scene, alt)
      await expect(page.getByRole('img', { name: alt })).toBeVisible()
      await desk.publishNow()

      await moveFocus(scene, desk, alt)
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await expect(page.getByRole('button', { name: staffWords('consoleMedia.trash') })).toBeDisabled()

      const visitor = new Site(await scene.anotherPage(), wording)
      await visitor.page.goto(paths.news(id))
      const cover = visitor.page.getByRole('img', { name: alt })
      await expect(cover).toBeVisible()
      await expect(cover).toHaveAttribute('width', '1280')
      await expect(cover).toHaveCSS('object-position', '40% 49%')
      const jumps = await jumpsOf(visitor.page)
      expect(jumps).toBeLessThan(0.05)
      // The picture for shared links is cut anew around what stays in sight; until then the drawn one stands in.
      await expect(async () => {
        await visitor.page.reload()
        const shared = visitor.page.locator('meta[property="og:image"]')
        expect(await shared.getAttribute('content')).toMatch(/\/api\/media\/.+\.jpg$/)
      }).toPass()
    },
  )
})

test.describe('zh, videos', () => {
  test.use({ language: 'zh' })

  test(
    'a video is written, refused without its length, previewed on its own screen and published',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, words, paths } = wording
      const title = `短片 ${Date.now()}`
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('content')
      await desk.beginItem(title, 'video')
      const id = Number(/content\/(\d+)/.exec(page.url())?.[1])
      await page.getByRole('button', { name: staffWords('consoleContent.preview') }).click()
      const length = page.getByLabel(staffWords('consoleFacts.video.duration_s'))
      await expect(length).toHaveAttribute('aria-invalid', 'true')
      await length.fill('3:32')
      await page.getByLabel(staffWords('consoleFacts.video.source_kind')).selectOption('youtube')
      await page.getByLabel(staffWords('consoleFacts.video.source')).fill('https://youtu.be/dQw4w9WgXcQ?si=x')
      await expect(page.getByLabel(staffWords('consoleFacts.video.source'))).toHaveValue('dQw4w9WgXcQ')
      const visitor = new Site(await scene.anotherPage(), wording)
      await visitor.page.goto(await desk.previewAddress())
      await expect(visitor.page.getByText(words('news.previewNote'))).toBeVisible()
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect((await visitor.page.goto(paths.video(id)))!.status()).toBe(404)
      await desk.publishNow()
      await visitor.page.goto(paths.video(id))
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
  )
})
