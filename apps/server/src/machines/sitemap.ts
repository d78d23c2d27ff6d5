import type { SitemapEntries } from '@koma/contract/sitemap.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { itemPath } from '@koma/web/lib/item-path.ts'
import type { AskApi } from './ask-api.ts'
import { isoInstant, xmlHead, xmlText } from './xml.ts'

/** Ids of one file: with the fixed screens never more than the 50,000 addresses that the protocol allows. */
export const idsPerFile = 45_000

/** The screens that are no item's, by their words behind the language. */
export const fixedScreens = [
  '',
  '/news_list',
  '/faq',
  '/rent_list',
  '/space/2a',
  '/space/2b',
  '/space/2c',
  '/space/2',
  '/space/3',
  '/comic_list',
  '/creator_list',
  '/union_list',
  '/publisher_list',
  '/award_list',
  '/search',
  '/video_list/video',
  '/video_list/album',
  '/activity',
  '/calendar',
  '/contact',
  '/level',
  '/privacy',
  '/terms',
] as const

const kinds = ['news', 'activity', 'video', 'album', 'comic', 'creator', 'union', 'publisher', 'award'] as const

/** /sitemap.xml: one file a language and 45,000 ids. */
export async function sitemapIndex(publicUrl: string, ask: AskApi): Promise<string> {
  const { last_id = 0 } = (await ask<SitemapEntries>('/sitemap?after=2147483646')) ?? {}
  const files = Math.floor(last_id / idsPerFile) + 1
  const entries = languages.flatMap((language) =>
    Array.from(
      { length: files },
      (_, file) => `<sitemap><loc>${xmlText(publicUrl)}/sitemaps/${language}-${file + 1}.xml</loc></sitemap>`,
    ),
  )
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One file, piece by piece; the first also has the fixed screens. */
export async function* sitemapFile(
  publicUrl: string,
  { language, file }: { readonly language: Language; readonly file: number },
  ask: AskApi,
): AsyncGenerator<string> {
  yield `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  if (file === 1) for (const screen of fixedScreens) yield entryOf(publicUrl, language, (one) => `/${one}${screen}`)
  const end = file * idsPerFile
  for (let after = end - idsPerFile; after < end;) {
    const { data } = (await ask<SitemapEntries>(`/sitemap?after=${after}`)) ?? { data: [] }
    if (data.length === 0) break
    for (const item of data) {
      after = item.id
      if (item.id > end) break
      if (!kinds.some((kind) => kind === item.kind)) continue
      yield entryOf(publicUrl, language, (one) => itemPath(one, item), isoInstant(item.updated_at))
    }
  }
  yield '</urlset>\n'
}

/** An address with its translations, each from each, and where a stranger is sent. */
function entryOf(
  publicUrl: string,
  language: Language,
  pathIn: (language: Language) => string,
  changed?: string,
): string {
  const at = (one: Language) => xmlText(publicUrl + pathIn(one))
  const alternates = [...languages.map((one) => [one, one] as const), ['x-default', 'zh'] as const].map(
    ([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(one)}"/>`,
  )
  return `<url><loc>${at(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>\n`
}
