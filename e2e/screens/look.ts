import type { Language } from '@koma/domain/languages.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleColours, expectAccessibleWords } from '../fixtures/expect-accessible.ts'
import { sidewaysOverflow, smallTargets } from './measure.ts'
import { becomePhone } from './phone.ts'
import { photograph, pictureOf } from './picture.ts'

/**
 * Looks at the page as it stands, on a desk and then on a phone: nothing juts out, everything can be pressed and is
 * accessible. What no language changes is looked at in one: colours by day and by night, and what either size shows.
 * `wears` ends when the page has turned to these colours.
 */
export async function lookAround(
  page: Page,
  language: Language,
  name: string,
  wears: (colours: 'light' | 'dark') => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await lookAs('desktop')
  const liftFingers = await becomePhone(page)
  await lookAs('phone')
  await liftFingers()

  async function lookAs(device: 'desktop' | 'phone') {
    const picture = pictureOf(device, language, name)
    const where = `${name} in ${language} on a ${device}`
    await page.emulateMedia({ colorScheme: 'light' })
    await wears('light')
    expect(await sidewaysOverflow(page), `nothing but the grid scrolls sideways: ${where}`).toEqual([])
    if (device === 'phone')
      expect(await smallTargets(page), `everything can be pressed with a thumb: ${where}`).toEqual([])
    await photograph(page, picture)
    if (language !== 'zh') {
      // What is hidden on a phone is hidden in every language: the words are looked at where most of them are open.
      if (device === 'phone') await expectAccessibleWords(page, where)
      return
    }
    await expectAccessible(page, where)
    await page.emulateMedia({ colorScheme: 'dark' })
    await wears('dark')
    await photograph(page, `${picture}-night`)
    await expectAccessibleColours(page, `${where} by night`)
  }
}
