import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor puts a banner first by the keys, shows it to a colleague, publishes it, and drags it to its place',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, paths } = wording
      const title = `週末畫一格 ${Date.now()}`
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('panels')
      await desk.beginPosting('panels', title)
      await desk.savePosting()
      await readFirstRevision(scene, title)
      await desk.goTo('panels')
      await putFirst(scene, title)

      const visitor = new Site(await scene.anotherPage(), wording)
      const banners = bannersOf(scene, visitor)
      await visitor.page.goto(await desk.previewAddress('consolePostings.preview_home'))
      await expect(banners.first()).toContainText(title)
      await visitor.page.goto(paths.home())
      await expect(banners.first()).not.toContainText(title)

      await page.getByRole('button', { name: staffWords('consolePostings.publish_one', { name: title }) }).click()
      await expect(page.getByText(staffWords('consoleContent.done_publish'))).toBeVisible()
      await visitor.page.goto(paths.home())
      await expect(banners.first()).toContainText(title)

      await dragBelow(scene, title)
      await visitor.page.goto(paths.home())
      await expect(banners.nth(1)).toContainText(title)

      await page.getByRole('link', { name: title }).click()
      await desk.removePosting()
    },
  )
})

const bannersOf = ({ wording }: Scene, visitor: Site) =>
  visitor.page.getByRole('region', { name: wording.words('front.banners') }).getByRole('listitem')

/** Its first form as it was saved, which is the one that stands: there is nothing to take up again. */
async function readFirstRevision({ page, wording: { staffWords } }: Scene, title: string) {
  await page.getByText(staffWords('consoleContent.revisions')).click()
  await page.getByRole('button', { name: staffWords('consoleContent.revision', { number: '1' }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(title)
  await expect(dialog.getByRole('button', { name: staffWords('consoleContent.revert') })).toHaveCount(0)
  await dialog.getByRole('button', { name: staffWords('consoleContent.close') }).click()
  await expect(dialog).toHaveCount(0)
}

/** By the arrow keys on its handle, to the top. */
async function putFirst({ page, wording: { staffWords } }: Scene, title: string) {
  await page.getByRole('button', { name: staffWords('consolePostings.order') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: staffWords('consolePostings.move', { name: title }) }).press('Home')
  await expect(dialog.getByRole('listitem').first()).toContainText(title)
  await dialog.getByRole('button', { name: staffWords('consolePostings.save_order') }).click()
  await expect(dialog).toHaveCount(0)
}

/** With the mouse, below the one that follows it. */
async function dragBelow({ page, wording: { staffWords } }: Scene, title: string) {
  await page.getByRole('button', { name: staffWords('consolePostings.order') }).click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByRole('listitem')
  await rows.first().dragTo(rows.nth(1))
  await expect(rows.nth(1)).toContainText(title)
  await dialog.getByRole('button', { name: staffWords('consolePostings.save_order') }).click()
  await expect(dialog).toHaveCount(0)
}
