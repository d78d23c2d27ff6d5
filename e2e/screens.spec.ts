import { htmlLang, languages } from '@koma/domain/languages.ts'
import type { Page } from '@playwright/test'
import { inLanguage } from '../apps/web/src/lib/paths.ts'
import { signInBehind } from './fixtures/sign-in-behind.ts'
import { test } from './fixtures/kept-page.ts'
import { expect, type Scene } from './fixtures/test.ts'
import { Site } from './pages/site.ts'
import { calendarScreens } from './screens/calendar-screens.ts'
import { lookAround } from './screens/look.ts'
import { activityScreens } from './screens/activity-screens.ts'
import { letterScreens } from './screens/letter-screens.ts'
import { memberScreens } from './screens/member-screens.ts'
import { readingScreens } from './screens/reading-screens.ts'
import { previewScreens } from './screens/preview-screens.ts'
import { recordingScreens } from './screens/recording-screens.ts'
import { recoveryScreens } from './screens/recovery-screens.ts'
import { profileScreens } from './screens/profile-screens.ts'
import { oldUserScreens } from './screens/old-user-screens.ts'
import type { Screen } from './screens/screen.ts'
import { spaceScreens } from './screens/space-screens.ts'
import { visitorScreens } from './screens/visitor-screens.ts'
import { waysInScreens } from './screens/ways-in-screens.ts'

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    for (const screen of [
      ...visitorScreens,
      ...readingScreens,
      ...recordingScreens,
      ...spaceScreens,
      ...calendarScreens,
      ...activityScreens,
      ...oldUserScreens,
      ...recoveryScreens,
      ...memberScreens,
      ...waysInScreens,
      ...profileScreens,
      ...letterScreens,
      ...previewScreens,
    ])
      test(
        `${screen.name} is whole, reachable and accessible on a desk and a phone, by day and by night`,
        { tag: '@once' },
        ({ scene }) => lookAt(scene, screen),
      )
  })

async function lookAt(scene: Scene, screen: Screen) {
  const { page, wording, problems } = scene
  if (screen.status !== undefined) problems.allow(new RegExp(`answer ${screen.status}: `))
  const reader = await screen.reader?.(scene)
  if (reader) await signInBehind(page, wording, reader)
  const answer = await page.goto(await screen.path(scene))
  expect(answer?.status()).toBe(screen.status ?? 200)
  await new Site(page, wording).isAlive()
  await screen.arrange?.(scene)
  await expectWholeDocument(page, scene, screen)
  await lookAround(page, wording.language, screen.name)
}

/** Language, one heading, title, and what search engines are told. Source: product §2, docs/guarantees.md I-59 */
async function expectWholeDocument(page: Page, scene: Scene, { title, indexed = false }: Screen) {
  const { words, language } = scene.wording
  const centre = words('shell.centre')
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(title ? words('shell.title', { page: await title(scene), centre }) : centre)
  await expect(page.locator('meta[name=robots]')).toHaveCount(indexed ? 0 : 1)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(indexed ? 1 : 0)
  if (!indexed) return
  const { origin, pathname } = new URL(page.url())
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname)
  for (const other of languages)
    await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
      'href',
      origin + inLanguage(other, pathname),
    )
}
