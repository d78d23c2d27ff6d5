import { StaffDesk } from '../console/staff-desk.ts'
import { expect, test } from '../fixtures/test.ts'
import { Application } from '../pages/application.ts'

const comment = 'Please show a page from inside'

test.describe('en', () => {
  test.use({ language: 'en' })

  test('a member applies, mends what the reviewer returns, and is admitted @once', async ({ scene }) => {
    const { page, wording, members, anotherPage } = scene
    const { words, staffWords, paths } = wording
    const member = await members.activated('en')
    const penName = `Ink ${member.username}`
    const site = new Application(page, wording)
    await page.goto(paths.memberApply())
    await site.signIn(member)
    await expect(site.memberMenu(member.name)).toBeVisible()
    await site.openForm()
    await site.fillIn(penName)
    await page.getByLabel(words('creators.files')).setInputFiles({
      name: 'sketch.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK'),
    })
    const leftOut = words('creators.filesLeftOut', { names: 'sketch.zip' })
    const send = page.getByRole('button', { name: words('creators.submit') })
    await expect(send).toHaveAccessibleDescription(leftOut)
    await page
      .getByRole('button', {
        name: words('upload.namedAction', { action: words('upload.remove'), name: 'sketch.zip' }),
      })
      .click()
    await expect(send).toHaveAccessibleDescription('')
    await site.waitForDraft()
    await site.openForm()
    await expect(site.requiredField('creators.penName')).toHaveValue(penName)
    await page.getByLabel(words('creators.agree')).check()
    await site.send('creators.submit')

    const desk = new StaffDesk(await anotherPage(), wording)
    await desk.enter(await members.staffToken())
    await desk.openApplication(penName)
    await desk.comment(staffWords('consoleCreators.field_works'), comment)
    await desk.decide('return')
    await page.goto(paths.memberApply())
    await site.isAlive()
    await expect(page.getByText(comment)).toBeVisible()
    await page.getByLabel(words('creators.workDescription')).fill('Sixteen pages.')
    await page.getByLabel(words('creators.agree')).check()
    await site.send('creators.resubmit')

    await desk.openApplication(penName)
    await expect(desk.page.getByText(staffWords('consoleCreators.changed'))).toBeVisible()
    await desk.decide('approve')
    await page.goto(paths.memberApply())
    await expect(page.getByRole('heading', { name: words('creators.passedTitle') })).toBeVisible()
  })
})
