import { languages } from '@koma/domain/languages.ts'
import { keptWords } from '@koma/web/lib/public-page.ts'

const screens = `/(?:${languages.join('|')})(?:/(?:${keptWords.join('|')})(?:/[\\w-]{1,40})?)?`

/** The paths of the screens that look the same to every visitor of a language, as the source of a pattern. */
export const keptScreenPattern = `^${screens}$`

/** The same, and the data with which a browser draws them itself. */
export const keptScreen = new RegExp(`^${screens}(?:\\.data)?$`)
