import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { wordsOf } from '../../lib/localised.ts'
import type { Screen } from '../../lib/screen.ts'

/** What a sentence needs of the screen that it stands on. */
export type Site = Pick<Screen, 'language' | 'words' | 'paths'>

/** Words of a record as they are drawn. */
export interface Written {
  readonly text: string
  /** Where it is not the page's language. */
  readonly lang?: string
  /** Names that language to the reader. Decision: honest languages */
  readonly badge?: string
}

type Texts<Field extends string> = Readonly<Partial<Record<`${Field}_${Language}`, string | null>>>

/** The field in the reader's language or, marked as such, in Chinese; null where nobody wrote any. */
export function written<Field extends string>(
  record: Texts<Field>,
  field: Field,
  { language, words }: Pick<Site, 'language' | 'words'>,
): Written | null {
  const said = wordsOf(record, field, language)
  if (!said) return null
  if (said.language === language) return { text: said.text }
  return { text: said.text, lang: htmlLang[said.language], badge: words(`news.inLanguage_${said.language}`) }
}
