import type { TitledCard } from '@koma/contract/content.ts'
import { localised } from '../../apps/web/src/lib/localised.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test, type Scene } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

/** The first item of a list of the API, and its title in the reader's language. */
async function first({ page, wording }: Scene, list: 'news' | 'video') {
  const { data } = (await (await page.request.get(`/api/${list}`)).json()) as { data: TitledCard[] }
  return { id: data[0]!.id, title: localised(data[0]!, 'title', wording.language) }
}

test('a visitor is led to sign, comes back, collects, takes it out, and thinks better of it', async ({ scene }) => {
  const { page, wording, members } = scene
  const { words, paths, language } = wording
  const { id, title } = await first(scene, 'news')
  const member = await members.activated(language)
  const site = new Site(page, wording)
  const main = page.getByRole('main')
  const collect = main.getByRole('button', { name: words('collect.collectOf', { title }) })
  const collected = main.getByRole('button', { name: words('collect.removeOf', { title }) })

  await site.open(paths.news(id))
  await collect.click()
  await expect(page).toHaveURL(paths.sign())
  await site.signIn(member)
  await expect(page).toHaveURL(paths.news(id))
  await collect.click()
  await expect(collected).toBeVisible()
  await expect(collected).not.toHaveAttribute('aria-busy')

  await site.open(paths.memberCollect())
  await main.getByRole('button', { name: words('collect.takeOutOf', { title }) }).click()
  await expect(main.getByText(words('collect.removedSentence', { title }))).toBeVisible()
  await expect(main.getByText(words('errors.noRecord'))).toBeVisible()
  await main.getByRole('button', { name: words('collect.undo') }).click()
  await expect(main.getByRole('link', { name: title })).toBeVisible()

  await site.open(paths.news(id))
  await collected.click()
  await expect(collect).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member collects, and is back on the page with a word about it', async ({ scene }) => {
    const { page, wording, members, problems } = scene
    const { words, paths, language } = wording
    const { id, title } = await first(scene, 'news')
    // A browser without scripts tells so of each one that it was offered.
    problems.allow(/^failed csp: /)
    await signInBehind(page, wording, await members.activated(language))
    await page.goto(paths.news(id))
    await page.getByRole('button', { name: words('collect.collectOf', { title }) }).click()
    await expect(page).toHaveURL(paths.news(id))
    await expect(page.getByRole('button', { name: words('collect.removeOf', { title }) })).toBeVisible()
    await expect(page.getByText(words('collect.collected')).first()).toBeVisible()
  })
})

test('opening an article is counted behind its back, and copying its address is a share', async ({
  scene,
  context,
}) => {
  const { page, wording } = scene
  const { words, paths } = wording
  const { id } = await first(scene, 'news')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const counted = (deed: 'click' | 'share') =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === paths.visit(deed, id))
  const click = counted('click')
  await new Site(page, wording).open(paths.news(id))
  expect((await click).status()).toBe(204)

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'))
  const share = counted('share')
  await page.getByRole('button', { name: words('collect.share') }).click()
  await page.getByRole('button', { name: words('collect.copy') }).click()
  await expect(page.getByText(words('collect.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${paths.news(id)}$`))
  expect((await share).status()).toBe(204)
})

test('a video jumps to its chapters and is gone on with; one whose file is missing says so', async ({ scene }) => {
  const { page, wording, problems } = scene
  const { words, paths } = wording
  const { id } = await first(scene, 'video')
  const site = new Site(page, wording)
  const player = page.locator('video')
  await site.open(paths.video(id))
  await page.getByRole('region').getByRole('link', { name: '0:24' }).click()
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(24)
  await player.press('k')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.reload()
  await site.isAlive()
  await expect(page.getByRole('button', { name: words('recordings.resume', { at: '0:24' }) })).toBeVisible()

  problems.allow(/answer 404: .*\/clips\//)
  await page.route('**/clips/**/*.webm', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByText(words('recordings.missing'))).toBeVisible()
  await expect(player).toHaveCount(0)
  await page.unroute('**/clips/**/*.webm')
  await page.getByRole('button', { name: words('recordings.again') }).click()
  await expect(player).toBeVisible()
})
