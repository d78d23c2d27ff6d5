import type { PageAnswer } from '@koma/contract/pages.ts'
import type { SitemapEntries, SitemapTags } from '@koma/contract/sitemap.ts'
import { languages, type Language } from '@koma/domain/languages.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import { isoInstant } from '@koma/web/lib/format.ts'
import { datedScreens, publicScreens } from '@koma/web/lib/public-screens.ts'
import type { AskApi } from './ask-api.ts'
import { xmlHead, xmlText } from './xml.ts'

/** Ids of one file: with the public screens and the tags never more than the 50,000 addresses that the protocol allows. */
export const idsPerFile = 45_000

const kinds = ['news', 'activity', 'video', 'album', 'comic', 'creator', 'union', 'publisher', 'award'] as const

/** How many files a language has: an empty one is no map. */
export async function sitemapFiles(ask: AskApi): Promise<number> {
  const { last_id = 0 } = (await ask<SitemapEntries>('/sitemap?after=2147483646')) ?? {}
  return Math.floor(last_id / idsPerFile) + 1
}

/** /sitemap.xml: one file a language and 45,000 ids. */
export async function sitemapIndex(publicUrl: string, ask: AskApi): Promise<string> {
  const files = await sitemapFiles(ask)
  const entries = languages.flatMap((language) =>
    Array.from(
      { length: files },
      (_, file) => `<sitemap><loc>${xmlText(publicUrl)}/sitemaps/${language}-${file + 1}.xml</loc></sitemap>`,
    ),
  )
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One file, piece by piece; the first also has the public screens that are no item's, and the tags. */
export async function* sitemapFile(
  publicUrl: string,
  { language, file }: { readonly language: Language; readonly file: number },
  ask: AskApi,
): AsyncGenerator<string> {
  yield `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  if (file === 1) {
    for (const screen of publicScreens)
      yield entryOf(publicUrl, language, (one) => `/${one}${screen}`, await dayOf(screen, ask))
    const tags = await ask<SitemapTags>('/sitemap/tags')
    for (const { id } of tags?.data ?? []) yield entryOf(publicUrl, language, (one) => `/${one}/tag/${id}`)
  }
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

/** When the text of a screen was last changed; most screens are lists, which have no day of their own. */
async function dayOf(screen: string, ask: AskApi): Promise<string | undefined> {
  const slug = datedScreens[screen]
  const page = slug === undefined ? undefined : await ask<PageAnswer>(`/page/${slug}`)
  return page && isoInstant(page.updated_at)
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
