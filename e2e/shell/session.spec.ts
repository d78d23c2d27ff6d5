import { castMembers } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

/** An access token lives 15 minutes. Decision: accounts */
const accessIsOverSeconds = 16 * 60

test('a guarded page leads to sign and back to itself, with its query', async ({ page, wording, devices }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  const { id, seats } = await devices.named('dk-analog')
  for (const guarded of [
    paths.memberRent({ status: 'booked' }),
    paths.memberPoints({ kind: 'rent' }),
    paths.rentBooking(id, { seat: seats[1]!.id }),
  ]) {
    await page.context().clearCookies()
    await site.open(guarded)
    await expect(page).toHaveURL(paths.sign())
    await expect(page.getByText(words('auth.backTo'))).toBeVisible()
    await site.signIn(castMembers.general)
    await expect(page).toHaveURL(guarded)
    await expect(site.memberMenu(castMembers.general.name)).toBeVisible()
  }
})

test('signing in from a page leads back to that page', async ({ page, wording }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  await site.open(`${paths.rentList()}?from=mail`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('shell.signIn'), exact: true })
    .click()
  await expect(site.heading(words('auth.title'))).toBeVisible()
  await site.signIn(castMembers.loyal)
  await expect(page).toHaveURL(`${paths.rentList()}?from=mail`)
})

test('nobody is led to another site', { tag: '@once' }, async ({ page, wording }) => {
  const site = new Site(page, wording)
  await site.open(`${wording.paths.sign()}?back=${encodeURIComponent('https://elsewhere.example/')}`)
  await site.signIn(castMembers.loyal)
  await expect(page).toHaveURL(wording.paths.home())
})

test('signing out goes home', async ({ page, wording }) => {
  await signInBehind(page, wording, castMembers.loyal)
  const site = new Site(page, wording)
  await site.open(wording.paths.memberRent())
  await site.signOut(castMembers.loyal.name)
  await expect(page).toHaveURL(wording.paths.home())
  await expect(site.memberMenu(castMembers.loyal.name)).toHaveCount(0)
})

test('signing out at home reloads it', async ({ page, wording }) => {
  await signInBehind(page, wording, castMembers.loyal)
  const site = new Site(page, wording)
  await site.open(wording.paths.home())
  const reloaded = page.waitForEvent('load')
  await site.signOut(castMembers.loyal.name)
  await reloaded
  await expect(page).toHaveURL(wording.paths.home())
  await expect(site.memberMenu(castMembers.loyal.name)).toHaveCount(0)
})

test('two tabs that refresh at once both stay signed in', { tag: '@once' }, async ({ page, wording, demo }) => {
  await signInBehind(page, wording, castMembers.loyal)
  const other = await page.context().newPage()
  await demo.after(accessIsOverSeconds, async () => {
    for (const path of [wording.paths.memberRent(), wording.paths.memberPoints()]) {
      await Promise.all([page.goto(path), other.goto(path)])
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(path)
        await expect(new Site(tab, wording).memberMenu(castMembers.loyal.name)).toBeVisible()
      }
    }
  })
})
