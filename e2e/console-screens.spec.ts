import { htmlLang, languages } from '@koma/domain/languages.ts'
import { StaffDesk } from './console/staff-desk.ts'
import { test } from './fixtures/kept-page.ts'
import { expect, type Scene } from './fixtures/test.ts'
import { consoleMemberScreens } from './screens/console-member-screens.ts'
import type { ConsoleScreen } from './screens/console-screen.ts'
import { consoleScreens } from './screens/console-screens.ts'
import { lookAround } from './screens/look.ts'

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    for (const screen of [...consoleScreens, ...consoleMemberScreens])
      test(
        `${screen.name} is whole, reachable and accessible on a desk and a phone, by day and by night`,
        { tag: '@once' },
        ({ scene }) => lookAt(scene, screen),
      )
  })

async function lookAt(scene: Scene, screen: ConsoleScreen) {
  const { page, wording } = scene
  const { staffWords, language } = wording
  const desk = new StaffDesk(page, wording)
  if (screen.isSignedIn) await desk.enter(await scene.members.staffToken())
  await page.goto(screen.path)
  await screen.arrange(scene, desk)
  const title = screen.title(scene)
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
  await expect(page).toHaveTitle(staffWords('consoleShell.document_title', { title }))
  await expect(page.locator('h1')).toHaveText([title])
  await expect(page.getByText(staffWords('consoleShell.problem'))).toHaveCount(0)
  await lookAround(page, language, screen.name, (colours) =>
    expect(page.locator('html')).toHaveAttribute('data-theme', colours),
  )
}
