import { isLanguage, type Language } from '@koma/domain/languages.ts'
import { useLocation, useParams } from 'react-router'
import { pathsOf, type Paths } from './paths.ts'
import { wordsFor, type Words } from './words.ts'

/** The language of an address; zh where there is none. */
export const languageOfPath = (pathname: string): Language => languageOf(pathname.split(/[/?#.]/)[1])

/** The language of a route parameter; zh for anything else. */
export const languageOf = (text: string | undefined): Language => (isLanguage(text) ? text : 'zh')

/** The language of the open page: of its parameter, else (error screens have none) of its address. */
export function useLanguage(): Language {
  const { lang } = useParams()
  const { pathname } = useLocation()
  return lang === undefined ? languageOfPath(pathname) : languageOf(lang)
}

/** What every component with words or links needs. */
export function useSite(): { language: Language; words: Words; paths: Paths } {
  const language = useLanguage()
  const paths = (knownPaths[language] ??= pathsOf(language))
  return { language, words: wordsFor(language), paths }
}

/** Every component with a link asks for them. */
const knownPaths: Partial<Record<Language, Paths>> = {}
