import { StaffDesk } from '../console/staff-desk.ts'
import { castStaff } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

const purchased = 60

test(
  'a member changes the profile, leaves, thinks better of it, leaves again, and is erased by staff',
  {
    tag: '@once',
  },
  async ({ scene }) => {
    const { page, wording, members, devices } = scene
    const { words, paths, language } = wording
    const member = await members.activated(language, purchased)
    const token = await members.token(member)
    const { id } = await devices.book(token, await devices.freeTime('dk-analog', 1))
    await signInBehind(page, wording, member)
    const site = new Site(page, wording)

    await site.open(paths.memberInfo())
    await page.getByLabel(words('members.name'), { exact: false }).fill('阿格')
    await page.getByRole('button', { name: words('profile.save'), exact: true }).click()
    await expect(site.memberMenu('阿格')).toBeVisible()

    const leave = async () => {
      await site.open(paths.accountCancel())
      await page.getByRole('textbox', { name: words('leaving.password') }).fill(member.password)
      await page.getByRole('button', { name: words('leaving.submit') }).click()
      await expect(site.heading(words('leaving.doneTitle'))).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: words('leaving.doneSignIn') })
        .click()
      await site.signIn(member)
      await expect(page.getByText(words('leaving.pendingTitle'))).toBeVisible()
    }
    const stillToCome = page.getByRole('heading', { name: words('leaving.bookingsTitle') })
    await leave()
    await expect(stillToCome).toBeVisible()
    await page.getByRole('button', { name: words('leaving.undo') }).click()
    await expect(page).toHaveURL(paths.memberInfo())
    await expect(page.getByText(words('profile.deletionPending'))).toHaveCount(0)
    await devices.cancel(await members.token(member), id)
    await leave()
    await expect(stillToCome).toHaveCount(0)

    await eraseByStaff(scene, '阿格')

    await site.open(paths.sign())
    await expect(site.memberMenu('阿格')).toHaveCount(0)
  },
)

/** What staff do with the request of that person: call, settle, erase. */
async function eraseByStaff({ wording, anotherPage }: Scene, name: string) {
  const desk = new StaffDesk(await anotherPage(), wording)
  const { staffWords } = wording
  await desk.signIn(castStaff.admin)
  await desk.goTo('deletions')
  const row = desk.page
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ has: desk.page.getByRole('button') })
  const step = async (action: 'contact' | 'settle' | 'erase') => {
    const word = staffWords(`consoleDeletions.${action}`)
    await row.getByRole('button', { name: word }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: word }).click()
    await expect(desk.page.getByText(staffWords(`consoleDeletions.done_${action}`))).toBeVisible()
  }
  await step('contact')
  await step('settle')
  await step('erase')
  await expect(desk.page.getByText(name)).toHaveCount(0)
}
