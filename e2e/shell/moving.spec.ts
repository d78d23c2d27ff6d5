import { castMembers } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { Registration } from '../pages/registration.ts'
import { Site } from '../pages/site.ts'

test('a new page begins at its top, with its head in focus and its title read out', async ({ page, wording }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  await site.open(paths.rentList())
  const link = page.getByRole('contentinfo').getByRole('link', { name: words('shell.register') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect(site.heading(words('members.title'))).toBeFocused()
  const title = words('shell.title', { page: words('members.title'), centre: words('shell.centre') })
  await expect(page.getByText(words('shell.arrived', { title }))).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('back and forward keep the filters', async ({ page, wording }) => {
  const { words, paths } = wording
  await signInBehind(page, wording, castMembers.general)
  const site = new Site(page, wording)
  await site.open(paths.memberPoints())
  const kind = page.getByLabel(words('points.filterKind'))
  await kind.selectOption('print')
  await page.getByRole('button', { name: words('points.filterApply') }).click()
  await expect(page).toHaveURL(/[?&]kind=print/)
  const count = page.getByText(words('points.summary', { count: 1 }), { exact: true })
  await expect(count).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('shell.navRent') })
    .click()
  await expect(site.heading(words('rent.title'))).toBeVisible()
  await page.goBack()
  await expect(kind).toHaveValue('print')
  await expect(count).toBeVisible()
  await page.goBack()
  await expect(kind).toHaveValue('')
  await page.goForward()
  await expect(kind).toHaveValue('print')
  await expect(count).toBeVisible()
})

test('leaving an unfinished registration asks; staying keeps it, leaving leaves', async ({ page, wording }) => {
  const { words, paths } = wording
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.field('name').fill(castMembers.general.name)
  const away = page.getByRole('contentinfo').getByRole('link', { name: words('shell.navRent') })
  const question = page.getByRole('dialog', { name: words('members.leave') })
  await away.click()
  await question.getByRole('button', { name: words('members.leaveNo') }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(paths.register())
  await expect(registration.field('name')).toHaveValue(castMembers.general.name)
  await away.click()
  await question.getByRole('button', { name: words('members.leaveYes'), exact: true }).click()
  await expect(registration.heading(words('rent.title'))).toBeVisible()
})

test(
  'leaving an activation that was not pressed asks too',
  { tag: '@once' },
  async ({ page, wording, members, demo }) => {
    const { words } = wording
    const site = new Site(page, wording)
    await site.open(await demo.linkTo((await members.registered(wording.language)).email))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('shell.navRent') })
      .click()
    const question = page.getByRole('dialog', { name: words('members.leave') })
    await question.getByRole('button', { name: words('members.leaveNo') }).click()
    await expect(site.heading(words('members.verifyTitle'))).toBeVisible()
  },
)
