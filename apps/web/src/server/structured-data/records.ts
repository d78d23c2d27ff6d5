import type { NamedArticle } from '@koma/contract/content.ts'
import type { Comic } from '@koma/contract/library.ts'
import type { Book, Organization, Person } from './schema-types.ts'
import { localised, nameOf, wordsOf } from '../../lib/localised.ts'
import { given, pictureOf, type PageOf } from './described-page.ts'

/** A work, its people and its house. */
export function book(page: PageOf<Comic>): Book {
  const { data: comic, language, at, address } = page
  const title = wordsOf(comic, 'title', language)!
  return {
    '@type': 'Book',
    '@id': `${address}#book`,
    name: title.text,
    inLanguage: 'zh-Hant',
    url: address,
    image: pictureOf(page, comic),
    bookFormat: 'https://schema.org/GraphicNovel',
    genre: comic.genres.map((genre) => nameOf(genre, language)),
    author: comic.creators.map((creator) => ({
      '@type': 'Person',
      '@id': `${at(`/${language}/creator/${creator.id}`)}#person`,
      name: nameOf(creator, language),
    })),
    ...(title.language !== 'zh' && { alternateName: comic.title_zh }),
    ...given('description', localised(comic.seo, 'description', language)),
    ...given('isbn', comic.isbn),
    // A year taken from an award is not the year of publication.
    ...given('datePublished', comic.year_basis === 'publication' ? comic.year?.toString() : undefined),
    ...given(
      'publisher',
      comic.publisher && { '@type': 'Organization' as const, name: nameOf(comic.publisher, language) },
    ),
    ...given(
      'award',
      comic.awards.length > 0
        ? comic.awards.filter(({ result }) => result === 'winner').map(({ award }) => nameOf(award, language))
        : undefined,
    ),
  }
}

type Named = Pick<NamedArticle, 'id' | 'cover' | 'name_zh' | 'name_ja' | 'name_en' | 'seo'>

/** A creator with every name by which they are known. */
export function person(
  page: PageOf<Named & { readonly aliases: readonly string[]; readonly website: string | null }>,
): Person {
  const { data: creator, language, address } = page
  const name = nameOf(creator, language)
  const others = [creator.name_zh, creator.name_ja, creator.name_en, ...creator.aliases]
  return {
    '@type': 'Person',
    '@id': `${address}#person`,
    name,
    alternateName: [...new Set(others)].filter((other): other is string => Boolean(other) && other !== name),
    url: address,
    image: pictureOf(page, creator),
    ...given('description', localised(creator.seo, 'description', language)),
    ...given('sameAs', creator.website),
  }
}

/** A union or a publisher. */
export function organisation(
  page: PageOf<
    Named & {
      readonly website: string | null
      readonly email: string | null
      readonly phone: string | null
      readonly founded: string | null
      readonly address_zh: string | null
      readonly address_ja: string | null
      readonly address_en: string | null
    }
  >,
): Organization {
  const { data, language, address } = page
  const place = wordsOf(data, 'address', language)
  return {
    '@type': 'Organization',
    '@id': `${address}#organisation`,
    name: nameOf(data, language),
    url: data.website ?? address,
    mainEntityOfPage: address,
    ...given('description', localised(data.seo, 'description', language)),
    ...given('email', data.email),
    ...given('telephone', data.phone),
    ...given('foundingDate', data.founded),
    ...given(
      'address',
      place && { '@type': 'PostalAddress' as const, streetAddress: place.text, addressCountry: 'TW' },
    ),
  }
}
