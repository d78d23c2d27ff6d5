import { addDays, taipeiDate } from '@koma/domain/taipei-time.ts'
import { PageDesk } from '../console/page-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor announces a privacy policy for tomorrow; readers hear of it, and tomorrow members are asked again',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording, demo, members } = scene
      const { words, paths } = wording
      const tomorrow = addDays(taipeiDate((await demo.now()).slice(0, 10)), 1)
      const member = await members.activated('zh', 0)
      const desk = new PageDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.openPage(words('legal.privacy'))
      await desk.writeVersion(tomorrow, '多了一句話。')

      const visitor = new Site(await scene.anotherPage(), wording)
      const announced = visitor.page.getByRole('heading', { name: words('versions.comingTitle') })
      await visitor.page.goto(await desk.previewAddress())
      await expect(visitor.page.getByText(words('news.previewNote'))).toBeVisible()
      await expect(visitor.page.getByRole('heading', { name: words('versions.notYetTitle') })).toBeVisible()
      await expect(visitor.page.getByText('多了一句話。')).toBeVisible()
      await visitor.page.goto(paths.privacy())
      await expect(visitor.heading(words('legal.privacy'))).toBeVisible()
      await expect(announced).toHaveCount(0)

      await desk.publishVersion()
      await visitor.page.goto(paths.privacy())
      await expect(announced).toBeVisible()
      await visitor.page.getByRole('link', { name: words('versions.comingLink') }).click()
      await expect(visitor.page).toHaveURL(paths.privacy(tomorrow))
      await expect(visitor.page.getByText('多了一句話。')).toBeVisible()

      await demo.at(`${tomorrow} 10:30:00`, async () => {
        await visitor.page.goto(paths.privacy())
        await expect(visitor.page.locator('.web-legal-version')).toContainText(tomorrow)
        await expect(announced).toHaveCount(0)
        const reader = new Site(await scene.anotherPage(), wording)
        await signInBehind(reader.page, wording, member)
        await reader.open(paths.home())
        await reader.page.getByRole('link', { name: words('agreements.noticeLink') }).click()
        await expect(reader.page.getByText('多了一句話。')).toBeVisible()
        await expect(reader.page.getByLabel(words('agreements.agree'))).toBeVisible()
      })

      await desk.withdrawVersion()
      await visitor.page.goto(paths.privacy())
      await expect(announced).toHaveCount(0)
    },
  )
})
