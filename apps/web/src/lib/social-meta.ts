import type { Picture } from '@koma/contract/images.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import type { MetaDescriptor } from 'react-router'
import { isoInstant } from './format.ts'

/** Pixels of the picture of a shared link; what the large networks show uncut. */
export const sharedPictureSize = { width: 1200, height: 630 } as const

/** What a page is, by the Open Graph protocol. */
export type SharedKind = 'website' | 'article' | 'book' | 'profile' | 'video.other'

export interface SharedPage {
  readonly language: Language
  readonly publicUrl: string
  /** The page's own address, as its canonical one. */
  readonly path: string
  readonly centre: string
  readonly title: string
  readonly description: string | undefined
  readonly kind: SharedKind | undefined
  /** The item whose picture is drawn; without one the centre's. */
  readonly item: number | undefined
  /** The item's own picture, where it has one. */
  readonly cover: Pick<Picture, 'share'> | null | undefined
  /** Of an article: when it was published and last changed, as the API says it. */
  readonly dates?: ArticleDates | undefined
}

export interface ArticleDates {
  readonly published_at: string
  readonly updated_at: string
}

/** What programs show where somebody shares the address: Open Graph, and the size of the card. */
export function socialMeta(page: SharedPage): MetaDescriptor[] {
  const { language, publicUrl, title } = page
  const own = page.cover?.share
  const picture = publicUrl + (own ?? `/pictures/${language}/${page.item ?? 'centre'}.png`)
  const facts: Readonly<Record<string, string | undefined>> = {
    'og:title': title,
    'og:description': page.description,
    'og:type': page.kind ?? 'website',
    'og:url': publicUrl + page.path,
    'og:site_name': page.centre,
    'og:locale': locales[language],
    'og:image': picture,
    'og:image:type': own ? 'image/jpeg' : 'image/png',
    'og:image:width': String(sharedPictureSize.width),
    'og:image:height': String(sharedPictureSize.height),
    'og:image:alt': title,
    'article:published_time': page.dates && isoInstant(page.dates.published_at),
    'article:modified_time': page.dates && isoInstant(page.dates.updated_at),
  }
  return [
    ...Object.entries(facts).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: locales[other] })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const locales = { zh: 'zh_TW', ja: 'ja_JP', en: 'en_US' } as const satisfies Record<Language, string>
