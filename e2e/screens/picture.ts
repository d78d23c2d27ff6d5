import path from 'node:path'
import type { Language } from '@koma/domain/languages.ts'
import type { Page } from '@playwright/test'

/** Where a picture of a screen is kept for looking at, without its ending; the folder is not part of the repository. */
export const pictureOf = (project: string, language: Language, name: string): string =>
  path.join(import.meta.dirname, '../screenshots', project, language, name)

/** The whole page, as long as it is; only with PICTURES=on, for somebody who wants to look. */
export async function photograph(page: Page, picture: string): Promise<void> {
  if (process.env['PICTURES'] === 'on') await page.screenshot({ path: `${picture}.png`, fullPage: true, scale: 'css' })
}
