import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test(
    'an editor who writes on while a draft is being saved loses nothing, and is asked before leaving',
    { tag: '@once' },
    async ({ page, wording }) => {
      const { staffWords } = wording
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.editor)
      await desk.goTo('content')
      await desk.beginItem(`寫到一半 ${Date.now()}`)
      await desk.writeBody('第一句。')

      const answered = Promise.withResolvers<void>()
      await page.route(/\/staff\/content\/\d+$/, async (route) => {
        if (route.request().method() === 'PUT') await answered.promise
        await route.continue()
      })
      await page.getByRole('button', { name: staffWords('consoleContent.save') }).click()
      const body = page.getByRole('textbox', { name: staffWords('consoleContent.body') }).first()
      await body.press('Control+End')
      await body.pressSequentially('第二句。')
      answered.resolve()
      await expect(page.getByText(staffWords('consoleContent.saved'))).toBeVisible()
      await expect(page.getByText(staffWords('consoleContent.unsaved'))).toBeVisible()
      await expect(body).toHaveText('第一句。第二句。')
      await body.pressSequentially('第三句。')
      await expect(body).toHaveText('第一句。第二句。第三句。')

      const here = page.url()
      const asked: string[] = []
      let mayLeave = false
      page.on('dialog', (dialog) => {
        asked.push(dialog.message())
        void (mayLeave ? dialog.accept() : dialog.dismiss())
      })
      const away = page.getByRole('link', { name: staffWords('consoleContent.back') })
      await away.click()
      await expect.poll(() => asked).toEqual([staffWords('consoleContent.leave_unsaved')])
      expect(page.url()).toBe(here)
      mayLeave = true
      await away.click()
      await expect(page).not.toHaveURL(here)
      expect(asked).toHaveLength(2)
    },
  )
})
