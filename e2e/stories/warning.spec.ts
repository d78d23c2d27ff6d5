import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor warns of a typhoon; a visitor reads it on every page, puts it away, and is told anew when it changes',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, words, paths } = wording
      const title = `颱風休館 ${Date.now()}`
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('notices')
      await desk.beginPosting('notices', title)
      await page.getByText(staffWords('consolePostings.level_warning')).click()
      await desk.savePosting()
      await desk.publishNow()

      const visitor = new Site(await scene.anotherPage(), wording)
      const notice = visitor.page.getByRole('complementary', { name: words('front.notices') }).getByText(title)
      for (const path of [paths.home(), paths.faq(), paths.contact()]) {
        await visitor.page.goto(path)
        await expect(notice).toBeVisible()
      }
      await visitor.page.getByRole('button', { name: words('front.noticePutAway', { title }) }).click()
      await expect(notice).toBeHidden()
      await visitor.page.goto(paths.home())
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(notice).toBeHidden()

      await page.getByLabel(staffWords('consolePostings.word_text')).first().fill('明天照常開館。')
      await desk.savePosting()
      await visitor.page.goto(paths.home())
      await expect(notice).toBeVisible()

      await desk.removePosting()
      await visitor.page.goto(paths.home())
      await expect(notice).toHaveCount(0)
    },
  )
})
