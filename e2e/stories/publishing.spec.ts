import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor writes, shows a draft by a link, and publishes; a visitor reads it',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, words, paths } = wording
      const title = `橫跨兩頁的展覽 ${Date.now()}`
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('content')
      await desk.beginItem(title)
      const id = Number(/content\/(\d+)/.exec(page.url())?.[1])
      await desk.writeBody('先看左頁，再看右頁。')
      await page.getByRole('button', { name: staffWords('consoleContent.save') }).click()
      await expect(page.getByText(staffWords('consoleContent.all_saved'))).toBeVisible()

      const visitor = new Site(await scene.anotherPage(), wording)
      const missing = await visitor.page.goto(paths.news(id))
      expect(missing!.status()).toBe(404)
      await visitor.page.goto(await desk.previewAddress())
      await expect(visitor.page.getByText(words('news.previewNote'))).toBeVisible()
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect((await visitor.page.goto(`${paths.newsList().replace('news_list', 'news')}/preview`))!.status()).toBe(404)

      await desk.publishNow()
      await visitor.page.goto(paths.news(id))
      await expect(visitor.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(visitor.page.getByText('先看左頁，再看右頁。').first()).toBeVisible()
    },
  )
})
