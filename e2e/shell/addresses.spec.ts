import { htmlLang } from '@koma/domain/languages.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { castMembers } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'
import { wordingOf } from '../fixtures/wording.ts'
import { Site } from '../pages/site.ts'

test('the switch of languages keeps the path and the query', async ({ page, wording }) => {
  await signInBehind(page, wording, castMembers.general)
  const [site, ja] = [new Site(page, wording), wordingOf('ja')]
  await site.open(wording.paths.memberPoints({ kind: 'rent', from: '2026-01-01' }))
  await site.chooseLanguage(wording.words('shell.languageJa'))
  await expect(page).toHaveURL(ja.paths.memberPoints({ kind: 'rent', from: '2026-01-01' }))
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang.ja)
  await expect(site.heading(ja.words('points.title'))).toBeVisible()
})

const misplaced = [
  { from: '/', to: '/zh', why: 'the bare slash' },
  { from: '/zh/', to: '/zh', why: 'a trailing slash' },
  { from: '/rent_list?from=mail', to: '/zh/rent_list?from=mail', why: 'a missing prefix' },
  { from: '/fr/rent_list', to: '/zh/rent_list', why: 'a language that there is not' },
  { from: '/zh-TW/rent_list', to: '/zh/rent_list', why: 'a language tag with its region' },
  { from: '/nothing_here', to: '/zh/nothing_here', why: 'an unknown word' },
] as const
for (const { from, to, why } of misplaced)
  test(`${why} leads to the prefixed address`, { tag: '@once' }, async ({ page, wording }) => {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    const isUnknown = to.endsWith('nothing_here')
    const notFound = page.getByRole('heading', { name: wording.words('errors.notFoundTitle') })
    await expect(notFound).toHaveCount(isUnknown ? 1 : 0)
  })

test('one spelling is one address: in capitals there is nothing', { tag: '@once' }, async ({ request }) => {
  expect((await request.get('/zh/rent_list')).status()).toBe(200)
  expect((await request.get('/zh/RENT_LIST')).status()).toBe(404)
})

test.describe('of a Japanese browser', () => {
  test.use({ locale: 'ja-JP' })

  test(
    'is the stored language, and the browser decides only while nothing is stored',
    { tag: '@once' },
    async ({ page, wording }) => {
      await page.goto('/rent_list')
      await expect(page).toHaveURL('/ja/rent_list')
      const site = new Site(page, wordingOf('ja'))
      await site.isAlive()
      await site.chooseLanguage(wording.words('shell.languageEn'))
      await expect(page).toHaveURL('/en/rent_list')
      await new Site(page, wordingOf('en')).isAlive()
      await page.goto('/')
      await expect(page).toHaveURL('/en')
    },
  )
})
