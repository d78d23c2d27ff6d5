import { expect, test } from '../fixtures/test.ts'
import { Site } from '../pages/site.ts'

test(
  'scripts are fetched after the style sheet and the font, and on a screen for reading after all that is seen',
  { tag: '@once' },
  async ({ request, wording }) => {
    const { paths } = wording
    for (const path of [paths.home(), paths.rentList(), paths.sign()]) {
      const html = await (await request.get(path)).text()
      const early = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
      if (path === paths.sign()) expect(early.length).toBeGreaterThan(5)
      else expect(early, path).toEqual([])
      expect(early.filter((link) => !/fetchpriority="low"/i.test(link))).toEqual([])
      expect(html).toMatch(/<link[^>]*rel="preload"[^>]*as="font"/)
    }
  },
)

test(
  'the words of the member portal come with its first screen, without another document',
  { tag: '@once' },
  async ({ page, wording }) => {
    const { words, paths } = wording
    const site = new Site(page, wording)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await site.open(paths.home())
    expect(asked.filter((path) => path.startsWith('/assets/visitor-'))).toHaveLength(1)
    expect(asked.some((path) => path.startsWith('/assets/account-'))).toBe(false)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell.signIn') })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words('auth.title') })).toBeVisible()
    await expect(page.getByRole('link', { name: words('recovery.forgot') })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(asked.filter((path) => path.startsWith('/assets/account-words-'))).toHaveLength(1)
  },
)
