import { castMembers } from '../fixtures/demo.ts'
import { newMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { watchToast } from '../fixtures/toast-time.ts'
import { Registration } from '../pages/registration.ts'
import { Site } from '../pages/site.ts'

/** Milliseconds; a busy machine may take a little longer. Source: product §9 */
const toastMs = { atLeast: 950, atMost: 2_500 }

test('a green toast is seen for a second, and its words stay in the live region', async ({ page, wording }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  const seenMs = await watchToast(page)
  await site.open(paths.sign())
  await site.signIn(castMembers.loyal)
  const region = page.getByRole('status', { name: words('shell.notices') })
  await expect(region).toHaveText(words('auth.signedIn'))
  const shown = await seenMs()
  expect(shown.tone).toBe('success')
  expect(shown.ms).toBeGreaterThan(toastMs.atLeast)
  expect(shown.ms).toBeLessThan(toastMs.atMost)
  await expect(region).toHaveText(words('auth.signedIn'))
})

test('a refusal is a red toast, and the sentence stays on the page', async ({ page, wording }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  const seenMs = await watchToast(page)
  await site.open(paths.sign())
  await site.signIn({ username: castMembers.loyal.username, password: 'not-the-password' })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words('auth.failed'))
  expect((await seenMs()).tone).toBe('error')
  await expect(page.getByRole('status', { name: words('shell.notices') })).toHaveText(words('auth.failed'))
})

test('slow work shows progress until it is done', async ({ page, wording }) => {
  const { words, paths } = wording
  const site = new Site(page, wording)
  await site.open(paths.rentList())
  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('shell.register') })
    .click()
  const progress = page.getByRole('progressbar', { name: words('shell.loading') })
  await expect(progress).toBeVisible()
  held.resolve()
  await expect(site.heading(words('members.title'))).toBeVisible()
  await expect(progress).toBeHidden()
})

test('a form that cannot be sent says so and keeps what was typed', async ({ page, wording, problems, context }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { words, paths } = wording
  const site = new Site(page, wording)
  await site.open(paths.sign())
  await context.setOffline(true)
  await site.signIn(castMembers.loyal)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words('errors.noConnection'))
  await expect(page.getByLabel(words('auth.username'), { exact: true })).toHaveValue(castMembers.loyal.username)
  await expect(page.getByLabel(words('auth.password'), { exact: true })).toHaveValue(castMembers.loyal.password)
  await context.setOffline(false)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('auth.submit'), exact: true })
    .click()
  await expect(site.memberMenu(castMembers.loyal.name)).toBeVisible()
})

test(
  'a registration that cannot be sent keeps what was typed',
  { tag: '@once' },
  async ({ page, wording, problems, context }) => {
    const { words } = wording
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const registration = new Registration(page, wording)
    const person = newMember(wording.language)
    await registration.start()
    await registration.fillIn(person)
    await registration.field('smsCode').fill('123456')
    await context.setOffline(true)
    await registration.submit()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words('errors.noConnection'))
    await expect(registration.field('name')).toHaveValue(person.name)
    await expect(registration.field('email')).toHaveValue(person.email)
  },
)

test(
  'what a registration lacks is said without a network as well, and the page stays',
  { tag: '@once' },
  async ({ page, wording, context }) => {
    const { words } = wording
    const registration = new Registration(page, wording)
    await registration.start()
    // The check itself comes when something is typed.
    await registration.field('email').fill('nowhere')
    await registration.field('name').fill(castMembers.general.name)
    await expect(registration.field('email')).toHaveAttribute('aria-invalid', 'true')
    await context.setOffline(true)
    await registration.submit()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words('members.failed'))
    await expect(page.getByRole('heading', { level: 1, name: words('members.title') })).toBeVisible()
    await expect(registration.field('name')).toHaveValue(castMembers.general.name)
  },
)

test(
  'a request that was given up is no fault of the page, and a fault still is one',
  { tag: '@once' },
  async ({ page, wording, problems }) => {
    problems.allow(/somebody forgot this/)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await new Site(page, wording).open(wording.paths.home())
    await page.evaluate(() => {
      void Promise.reject(new DOMException('given up', 'AbortError'))
      void Promise.reject(new Error('somebody forgot this'))
    })
    await expect.poll(() => faults).toEqual(['somebody forgot this'])
  },
)
