import { pdfWith } from '../../apps/api/src/testing/pdf-factory.ts'
import { StaffDesk } from '../console/staff-desk.ts'
import { newMember } from '../fixtures/members.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Application } from '../pages/application.ts'
import { Registration } from '../pages/registration.ts'

const points = 250

test(
  'staff bring a list, somebody of it is mailed, moves with their points, and cannot move twice',
  { tag: '@once' },
  async ({ scene }) => {
    const { page, wording, demo } = scene
    const { words, paths, language } = wording
    const person = newMember(language)
    const list = `會員編號,姓名,電子郵件,手機,購買點數\nE-${person.username},${person.name},${person.email},${person.mobile},${points}\nE-2,壞信箱,nowhere,,\n`

    await bringList(scene, list, (desk) =>
      expect(desk.page.getByRole('row').filter({ hasText: 'nowhere' })).toHaveCount(2),
    )
    const link = await demo.linkTo(person.email)
    for (let scans = 0; scans < 3; scans++) expect((await page.request.get(link)).status()).toBe(200)
    const site = new Registration(page, wording)
    await site.open(link)
    await page.getByRole('link', { name: words('oldUsers.verifyButton') }).click()
    await expect(site.field('email')).toHaveValue(person.email)
    await site.fillIn(person)
    await site.proveNumber(demo, person)
    await page.getByRole('button', { name: words('oldUsers.submit'), exact: true }).click()
    await expect(site.heading(words('oldUsers.doneTitle'))).toBeVisible()

    await page
      .getByRole('main')
      .getByRole('link', { name: words('oldUsers.doneSign') })
      .click()
    await site.signIn(person)
    await expect(site.memberMenu(person.name)).toBeVisible()
    await site.open(paths.memberPoints())
    await expect(page.getByRole('main')).toContainText(String(points))
    await expect(page.getByRole('main')).toContainText(`E-${person.username}`)

    await site.open(link)
    await expect(site.heading(words('oldUsers.usedTitle'))).toBeVisible()
  },
)

test(
  'a creator moves with profile and files: what was refused is mended, and nothing has to be chosen again',
  { tag: '@once' },
  async ({ scene }) => {
    const { page, wording, demo } = scene
    const { words, apiWords, paths, language } = wording
    const person = newMember(language)
    const { username, name, email, mobile } = person
    const cells = [`C-${username}`, name, email, mobile, '創作者', '2099-12-31', '墨魚']
    await bringList(scene, `會員編號,姓名,電子郵件,手機,會員等級,等級迄日,筆名\n${cells.join(',')}\n`)

    const site = new Registration(page, wording)
    const profile = new Application(page, wording)
    await site.open(await demo.linkTo(person.email))
    await page.getByRole('link', { name: words('oldUsers.verifyButton') }).click()
    await expect(profile.requiredField('creators.penName')).toHaveValue('墨魚')
    await site.fillIn(person)
    await site.proveNumber(demo, person)
    await profile.fillInCreator('墨魚二世')
    await profile.requiredField('creators.address').clear()
    const files = page.getByLabel(words('creators.files'))
    await files.setInputFiles([
      { name: 'rain.pdf', mimeType: 'application/pdf', buffer: pdfWith({ size: 400_000 }) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no document') },
    ])
    const chosen = page.getByRole('list', { name: words('upload.list') })
    await expect(chosen).toContainText(words('upload.wrongFormat'))
    await page.getByRole('button', { name: words('oldUsers.submit'), exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words('creators.address'))
    await expect(profile.requiredField('creators.address')).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(apiWords.field('required'))),
    )
    await expect(chosen).toContainText('rain.pdf')
    await profile.requiredField('creators.address').fill('1 Some Street')
    await page.getByRole('button', { name: words('oldUsers.submit'), exact: true }).click()
    await expect(site.heading(words('oldUsers.doneTitle'))).toBeVisible()

    await page
      .getByRole('main')
      .getByRole('link', { name: words('oldUsers.doneSign') })
      .click()
    await site.signIn(person)
    await expect(site.memberMenu(person.name)).toBeVisible()
    await site.open(paths.memberApplyProfile())
    await expect(profile.requiredField('creators.penName')).toHaveValue('墨魚二世')
  },
)

/** Staff bring the list, look at it, import it and have its people mailed. */
async function bringList(scene: Scene, list: string, look?: (desk: StaffDesk) => Promise<void>) {
  const { wording, demo, members } = scene
  const { staffWords } = wording
  const desk = new StaffDesk(await scene.anotherPage(), wording)
  await desk.enter(await members.staffToken())
  await desk.page.goto('/console/old_users/import')
  const button = (name: string) => desk.page.getByRole('button', { name, exact: true })
  await desk.page
    .getByLabel(staffWords('consoleOldUsers.file'), { exact: true })
    .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await button(staffWords('consoleOldUsers.upload')).click()
  await button(staffWords('consoleOldUsers.check')).click()
  await look?.(desk)
  await desk.page.getByRole('checkbox', { name: staffWords('consoleOldUsers.send_mail') }).check()
  await button(staffWords('consoleOldUsers.run')).click()
  await expect(desk.page.getByRole('heading', { name: staffWords('consoleOldUsers.imported') })).toBeVisible()
  // A clock that is set lets every timetable have its turn.
  await demo.setClock({ now: await demo.now() })
}
