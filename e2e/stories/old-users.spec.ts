import { StaffDesk } from '../console/staff-desk.ts'
import { newMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { Registration } from '../pages/registration.ts'

const points = 250

test(
  'staff bring a list, somebody of it is mailed, moves with their points, and cannot move twice',
  { tag: '@once' },
  async ({ scene }) => {
    const { page, wording, demo, members } = scene
    const { words, staffWords, paths, language } = wording
    const person = newMember(language)
    const list = `會員編號,姓名,電子郵件,手機,購買點數\nE-${person.username},${person.name},${person.email},${person.mobile},${points}\nE-2,壞信箱,nowhere,,\n`

    const desk = new StaffDesk(await scene.anotherPage(), wording)
    await desk.enter(await members.staffToken())
    await desk.page.goto('/console/old_users/import')
    const button = (name: string) => desk.page.getByRole('button', { name, exact: true })
    await desk.page
      .getByLabel(staffWords('consoleOldUsers.file'))
      .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await button(staffWords('consoleOldUsers.upload')).click()
    await button(staffWords('consoleOldUsers.check')).click()
    await expect(desk.page.getByRole('row').filter({ hasText: 'nowhere' })).toHaveCount(2)
    await desk.page.getByRole('checkbox', { name: staffWords('consoleOldUsers.send_mail') }).check()
    await button(staffWords('consoleOldUsers.run')).click()
    await expect(desk.page.getByRole('heading', { name: staffWords('consoleOldUsers.imported') })).toBeVisible()

    // A clock that is set lets every timetable have its turn.
    await demo.setClock({ now: await demo.now() })
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
