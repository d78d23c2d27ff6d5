import { htmlLang, languages } from '@koma/domain/languages.ts'
import { StaffDesk } from './console/staff-desk.ts'
import { expectAccessible, expectAccessibleColours } from './fixtures/expect-accessible.ts'
import { expect, test, type Scene } from './fixtures/test.ts'
import { consoleScreens, type ConsoleScreen } from './screens/console-screens.ts'
import { sidewaysOverflow, smallTargets } from './screens/measure.ts'
import { photograph, pictureOf } from './screens/picture.ts'

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    for (const screen of consoleScreens)
      test(`${screen.name} is whole, reachable and accessible by day and by night`, ({ scene }, info) =>
        lookAt(scene, screen, pictureOf(info.project.name, language, screen.name)))
  })

async function lookAt(scene: Scene, screen: ConsoleScreen, picture: string) {
  const { page, wording, hasTouch } = scene
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
  expect(await sidewaysOverflow(page), 'nothing scrolls sideways').toEqual([])
  if (hasTouch) expect(await smallTargets(page), 'everything can be pressed with a thumb').toEqual([])
  await photograph(page, picture)
  await expectAccessible(page)
  // No colour depends on the language.
  if (language !== 'zh') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await photograph(page, `${picture}-night`)
  await expectAccessibleColours(page)
}
