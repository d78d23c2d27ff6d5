import type { Picture } from '@koma/contract/images.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import type { MetaDescriptor } from 'react-router'
import { feedLinks } from './feed-links.ts'
import { inLanguage } from './paths.ts'
import type { RootData } from './root-data.ts'
import { socialMeta, type ArticleDates, type SharedKind } from './social-meta.ts'
import { languageOfPath } from './use-language.ts'
import { wordsFor, type Words } from './words.ts'

/** The arguments of a route's `meta` that this needs. */
export interface MetaInput {
  readonly location: { readonly pathname: string; readonly search?: string }
  readonly matches: ReadonlyArray<{ readonly id?: string; readonly loaderData?: unknown } | undefined>
}

export interface PageFacts {
  /** What this page is; the centre's name is put behind it. Without it the centre's name stands alone. */
  readonly title?: string
  readonly description?: string
  /** Not for search engines: no canonical address, no translations. */
  readonly noindex?: boolean
  /** Where somebody shares this page: what it is, and the item whose picture is shown or drawn (the centre's without). */
  readonly shared?: {
    readonly kind: SharedKind
    readonly item: number
    readonly cover?: Pick<Picture, 'share'> | null
    readonly dates?: ArticleDates
  }
}

/**
 * Title, description, canonical address and translations of a page, and how it looks where somebody shares it; `facts` is
 * told what the centre is called now. What only
 * other programs read is written by the server alone. Its JSON-LD: `server/structured-data/by-route.ts`.
 */
export function pageMeta(
  input: MetaInput,
  facts: (words: Words, language: Language, centre: string) => PageFacts,
): MetaDescriptor[] {
  const language = languageOfPath(input.location.pathname)
  const words = wordsFor(language)
  const centre = centreOf(input) ?? words('shell.centre')
  const { title, description, noindex, shared } = facts(words, language, centre)
  const common: MetaDescriptor[] = [
    { title: title ? words('shell.title', { page: title, centre }) : centre },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (noindex) return [...common, { name: 'robots', content: 'noindex' }]
  const { publicUrl = '' } = (input.matches.find((match) => match?.id === 'root')?.loaderData ??
    {}) as Partial<RootData>
  const path = input.location.pathname.replace(/(.)\/$/, '$1') + pageOfList(input.location.search)
  const alternates = [
    // zh addresses every reader of Chinese, so the alternates name the language alone.
    ...languages.map((other) => [other, other] as const),
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
    ...(import.meta.env.SSR
      ? [
          ...feedLinks(input.matches.at(-1)?.id, { language, publicUrl, centre }),
          ...socialMeta({
            language,
            publicUrl,
            path,
            centre,
            title: title ?? centre,
            description,
            kind: shared?.kind,
            item: shared?.item,
            cover: shared?.cover,
            dates: shared?.dates,
          }),
        ]
      : []),
  ]
}

/** What the centre is called now, as the frame of the page knows it; where that could not be drawn, undefined. */
function centreOf({ matches }: MetaInput): string | undefined {
  const frame = matches.find((match) => match?.id === 'routes/shell')?.loaderData
  return (frame as { readonly centre?: { readonly name: string } } | undefined)?.centre?.name
}

/** Queries that only tell where a reader came from. */
const trackingQuery = /^(?:utm_\w+|fbclid|gclid)$/

/** Of all queries only the page of a whole list is another page to a search engine; a list that is narrowed stands for the whole one. */
function pageOfList(search = ''): string {
  const query = new URLSearchParams(search)
  const page = /^[1-9]\d{0,8}$/.exec(query.get('page') ?? '')?.[0]
  const isNarrowed = [...query.keys()].some((name) => name !== 'page' && !trackingQuery.test(name))
  return page === undefined || page === '1' || isNarrowed ? '' : `?page=${page}`
}
