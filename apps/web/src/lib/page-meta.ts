import { htmlLang, languages, type Language } from '@koma/domain/languages.ts'
import type { MetaDescriptor } from 'react-router'
import { inLanguage } from './paths.ts'
import type { RootData } from './root-data.ts'
import { languageOfPath } from './use-language.ts'
import { wordsFor, type Words } from './words.ts'

/** The arguments of a route's `meta` that this needs. */
export interface MetaInput {
  readonly location: { readonly pathname: string }
  readonly matches: ReadonlyArray<{ readonly id?: string; readonly loaderData?: unknown } | undefined>
}

export interface PageFacts {
  /** What this page is; the centre's name is put behind it. Without it the centre's name stands alone. */
  readonly title?: string
  readonly description?: string
  /** Not for search engines: no canonical address, no translations. */
  readonly noindex?: boolean
}

/** Title, description, canonical address and translations of a page. */
export function pageMeta(input: MetaInput, facts: (words: Words, language: Language) => PageFacts): MetaDescriptor[] {
  const language = languageOfPath(input.location.pathname)
  const words = wordsFor(language)
  const { title, description, noindex } = facts(words, language)
  const centre = words('shell.centre')
  const common: MetaDescriptor[] = [
    { title: title ? words('shell.title', { page: title, centre }) : centre },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (noindex) return [...common, { name: 'robots', content: 'noindex' }]
  const { publicUrl = '' } = (input.matches.find((match) => match?.id === 'root')?.loaderData ??
    {}) as Partial<RootData>
  const path = input.location.pathname.replace(/(.)\/$/, '$1')
  const alternates = [
    ...languages.map((other) => [htmlLangPrefix(other), other] as const),
    ['x-default', 'zh'] as const,
  ]
  return [
    ...common,
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    ...alternates.map(([hrefLang, other]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: publicUrl + inLanguage(other, path),
    })),
    { property: 'og:title', content: title ?? centre },
    { property: 'og:site_name', content: centre },
    { property: 'og:locale', content: htmlLang[language].replace('-Hant-', '_') },
    ...(description ? [{ property: 'og:description', content: description }] : []),
  ]
}

/** zh addresses every reader of Chinese, so the alternates name the language alone. */
const htmlLangPrefix = (language: Language): string => language
