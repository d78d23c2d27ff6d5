import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor shares a notice and a question before anybody else sees them; nothing of them is kept',
    { tag: '@once' },
    async ({ scene }) => {
      const { page, wording } = scene
      const { staffWords, words, paths } = wording
      const title = `颱風休館 ${Date.now()}`
      const question = `颱風天開館嗎 ${Date.now()}`
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('notices')
      await desk.beginPosting('notices', title)
      await desk.savePosting()
      const colleague = new Site(await scene.anotherPage(), wording)
      const notice = colleague.page.getByRole('complementary', { name: words('front.notices') }).getByText(title)
      const ofNotice = await desk.previewAddress()
      for (const visit of ['first', 'second']) {
        await isKeptByNobody(colleague, ofNotice)
        await expect(notice, visit).toBeVisible()
        await expect(colleague.page.getByRole('note')).toContainText(title)
        await colleague.page.getByRole('button', { name: words('front.noticePutAway', { title }) }).click()
        await expect(notice).toBeHidden()
      }
      await colleague.page.goto(paths.home())
      await expect(colleague.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(notice).toHaveCount(0)
      await desk.removePosting()
      expect((await colleague.page.goto(ofNotice))!.status(), 'once it is gone').toBe(404)

      await page.goto('/console/faqs/create')
      await page.getByLabel(staffWords('consolePostings.word_question')).first().fill(question)
      await page.getByLabel(staffWords('consolePostings.type')).selectOption({ index: 1 })
      const column = page.getByRole('region', { name: staffWords('consoleContent.language_zh'), exact: true })
      await column.getByRole('textbox', { name: staffWords('consolePostings.word_answer') }).click()
      await page.keyboard.type('陸上颱風警報發布時休館。')
      await desk.savePosting()
      const ofQuestion = await desk.previewAddress()
      await isKeptByNobody(colleague, ofQuestion)
      await expect(colleague.page.getByRole('heading', { name: question })).toBeVisible()
      await expect(colleague.page.getByText('陸上颱風警報發布時休館。')).toBeVisible()
      await colleague.page.goto(paths.faq())
      await expect(colleague.page.getByRole('heading', { name: question })).toHaveCount(0)
      await isNowhereElse(scene, colleague, ofQuestion, question)
      await desk.removePosting()
    },
  )
})

/** A link opens, and neither a cache nor a search engine nor another site gets hold of it. */
async function isKeptByNobody({ page }: Site, address: string) {
  const answer = await page.goto(address)
  expect(answer!.status()).toBe(200)
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
}

/** The same address without its token, with another one and in the list: a 404 or nothing, also after the link was opened. */
async function isNowhereElse({ wording: { paths } }: Scene, { page }: Site, address: string, question: string) {
  const [path, token] = address.split('?token=') as [string, string]
  for (const other of [path, `${path}?token=${token.slice(0, -1)}`, `${path}?token=notice${token.slice(3)}`])
    expect((await page.goto(other))!.status(), other).toBe(404)
  const list = await page.request.get(`${paths.faq()}?token=${token}`)
  expect(await list.text()).not.toContain(question)
}
