import type { FilterValue } from '@koma/contract/content.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { nameOf, wordsOf } from '../../lib/localised.ts'
import type { Words } from '../../lib/words.ts'

const roles = ['artist', 'writer', 'original'] as const
const forms = ['publisher', 'imprint', 'studio', 'platform', 'union', 'association', 'foundation', 'agency'] as const

/** The word of a role; one that the site does not know stands as it is. */
export const roleWord = (words: Words, role: string): string => {
  const known = roles.find((one) => one === role)
  return known ? words(`library.role_${known}`) : role
}

/** The word of what kind of organisation it is. */
export const formWord = (words: Words, form: string): string => {
  const known = forms.find((one) => one === form)
  return known ? words(`library.form_${known}`) : form
}

/** A letter of an index as a reader sees it. */
export function letterWord(words: Words, letter: string): string {
  return letter === 'latin' || letter === 'other' ? words(`library.initial_${letter}`) : letter
}

/** What a value of a filter is called. */
export function filterWord(words: Words, language: Language, name: string, choice: FilterValue): string {
  if (name === 'role') return roleWord(words, choice.value)
  if (name === 'form') return formWord(words, choice.value)
  if (name === 'year') return words('library.byYear', { year: choice.value })
  if (name === 'initial') return letterWord(words, choice.value)
  return nameOf(choice, language)
}

/** The `lang` of what a value is called, where it is not the reader's. Decision: honest languages */
export function filterLang(language: Language, name: string, choice: FilterValue): string | undefined {
  const isWordOfSite = ['role', 'form', 'year', 'initial'].includes(name)
  const said = isWordOfSite ? null : wordsOf(choice, 'name', language)
  return said && said.language !== language ? htmlLang[said.language] : undefined
}
