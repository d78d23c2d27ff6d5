import type { ComicPage } from '@koma/contract/library.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import type { Wording } from '../fixtures/wording.ts'

test.describe('a reader of the databases', () => {
  test('opens a drawer, follows a work to its maker and back, cites it and reports an error', async ({
    page,
    wording,
  }) => {
    const { words, paths } = wording
    await page.goto(paths.records('comic'))
    await chooseFirstAward(page, wording)
    const card = page.getByRole('main').getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const work = new URL(page.url()).pathname

    await page
      .locator(`a[href^="${paths.records('creator').replace('_list', '/')}"]`)
      .first()
      .click()
    await expect(page.getByRole('region', { name: words('library.works') })).toContainText(title)
    await page
      .getByRole('region', { name: words('library.works') })
      .locator(`a[href="${work}"]`)
      .click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    const cite = page.getByRole('region', { name: words('library.cite') })
    await cite.getByText(words('library.cite_bibtex'), { exact: true }).click()
    await expect(cite.getByText(`@book{comic-${work.split('/').at(-1)},`)).toBeVisible()
    await expect(cite.getByRole('button', { name: words('library.copy') })).toHaveCount(1)

    await page.getByRole('link', { name: words('library.report') }).click()
    await expect(page.getByRole('textbox', { name: words('contact.body') })).toHaveValue(new RegExp(`${work}\\s*$`))
    await expect(page.getByRole('combobox', { name: words('contact.reason') })).toHaveValue('other')
  })

  test('takes a whole database home', async ({ page, wording }) => {
    const { words, paths } = wording
    await page.goto(paths.records('union'))
    const asked = page.waitForEvent('download')
    const name = words('library.openDataFile', { database: words('library.unionTitle'), format: 'CSV' })
    await page.getByRole('link', { name }).click()
    expect((await asked).suggestedFilename()).toBe('koma-union.csv')
    const file = await page.request.get(paths.openData('union', 'json'))
    const again = await page.request.get(paths.openData('union', 'json'), {
      headers: { 'if-none-match': file.headers()['etag']! },
    })
    expect([file.status(), again.status()]).toEqual([200, 304])
    expect(((await file.json()) as { data: unknown[] }).data.length).toBeGreaterThan(5)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The browser refuses the scripts of the pages as by a policy, which is what this is about.
  test.beforeEach(({ problems }) => problems.allow(/^failed csp: .*\.js$/))

  test('filters, letters and words are links and a form', async ({ page, wording }) => {
    const { words, paths } = wording
    await page.goto(paths.records('comic'))
    await chooseFirstAward(page, wording)
    const letter = page
      .getByRole('navigation', { name: words('library.index') })
      .getByRole('link')
      .nth(3)
    const count = Number(/\d+/.exec((await letter.innerText()).replace(/^\S+\s/, ''))?.[0])
    await letter.click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    await page.getByRole('searchbox', { name: words('library.searchLabel') }).fill('龘')
    await page.getByRole('button', { name: words('library.search'), exact: true }).click()
    await expect(page).toHaveURL(/initial=/)
    await expect(page.getByText(words('errors.noDataFound'))).toBeVisible()
  })
})

/** Opens the drawer of the awards and takes its first value; the list says as many as the value did. */
async function chooseFirstAward(page: Page, { words, paths, nameOf }: Wording) {
  const { filters } = (await (await page.request.get('/api/comic')).json()) as ComicPage
  const [award] = filters.award
  await page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: words('library.award') })
    .click()
  await page.getByRole('link', { name: `${nameOf(award!)} ${award!.count}`, exact: true }).click()
  await expect(page).toHaveURL(`${paths.records('comic')}?award=${award!.value}#results`)
  await expect(page.getByText(words('library.found', { count: award!.count }), { exact: true })).toBeVisible()
}
