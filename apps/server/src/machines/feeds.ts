import type { FollowedKind, NewestItems } from '@koma/contract/sitemap.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { itemPath } from '@koma/domain/item-path.ts'
import { isoInstant } from '@koma/web/lib/format.ts'
import { wordsOf } from '@koma/web/lib/localised.ts'
import { wordsFor } from '@koma/web/lib/words.ts'
import type { AskApi } from './ask-api.ts'
import { centreName } from './centre-name.ts'
import { xmlHead, xmlText } from './xml.ts'

export type FeedFormat = 'atom' | 'rss'

/** A text and the language that it is in: the feed's, else Chinese. */
type Said = NonNullable<ReturnType<typeof wordsOf>>

interface Feed {
  readonly language: Language
  readonly title: string
  /** The page that the feed follows, and the feed itself. */
  readonly page: string
  readonly self: string
  readonly items: ReadonlyArray<{
    readonly title: Said
    readonly link: string
    /** ISO 8601, both. */
    readonly published: string
    readonly updated: string
    readonly summary: Said | null
  }>
}

/** The newest of a kind in a language, as Atom (RFC 4287) or RSS 2.0; undefined where there is no such list. */
export async function feedOf(
  publicUrl: string,
  { language, kind, format }: { readonly language: Language; readonly kind: FollowedKind; readonly format: FeedFormat },
  ask: AskApi,
): Promise<string | undefined> {
  const list = await ask<NewestItems>(`/sitemap/newest?kind=${kind}`)
  if (!list) return undefined
  const words = wordsFor(language)
  const centre = await centreName(ask, language)
  const feed: Feed = {
    language,
    title: words('shell.title', { page: words(`search.kind_${kind}`), centre }),
    page: `${publicUrl}/${language}/${kind === 'news' ? 'news_list' : 'activity'}`,
    self: `${publicUrl}/feeds/${language}/${kind}.${format}`,
    items: list.data.map((item) => ({
      title: wordsOf(item, 'title', language)!,
      link: publicUrl + itemPath(language, item),
      published: isoInstant(item.published_at),
      updated: isoInstant(item.updated_at),
      summary: wordsOf(item, 'summary', language),
    })),
  }
  return format === 'atom' ? atom(feed) : rss(feed)
}

function atom({ language, title, page, self, items }: Feed): string {
  const updated =
    items
      .map((item) => item.updated)
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00+08:00'
  const entries = items.map(
    (item) =>
      `<entry><title${langOf(item.title, language)}>${xmlText(item.title.text)}</title><id>${xmlText(item.link)}</id><link href="${xmlText(item.link)}"/>` +
      `<published>${item.published}</published><updated>${item.updated}</updated>` +
      `${item.summary ? `<summary${langOf(item.summary, language)}>${xmlText(item.summary.text)}</summary>` : ''}</entry>`,
  )
  return (
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${htmlLang[language]}"><title>${xmlText(title)}</title>` +
    `<id>${xmlText(self)}</id><updated>${updated}</updated><author><name>${xmlText(title)}</name></author>` +
    `<link rel="self" href="${xmlText(self)}"/><link href="${xmlText(page)}"/>\n${entries.join('\n')}\n</feed>\n`
  )
}

function rss({ language, title, page, self, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<item><title>${xmlText(item.title.text)}</title><link>${xmlText(item.link)}</link><guid>${xmlText(item.link)}</guid>` +
      `<pubDate>${new Date(item.published).toUTCString()}</pubDate>` +
      `${item.summary ? `<description>${xmlText(item.summary.text)}</description>` : ''}</item>`,
  )
  return (
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(title)}</title>` +
    `<link>${xmlText(page)}</link><description>${xmlText(title)}</description><language>${htmlLang[language]}</language>` +
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(self)}"/>\n${entries.join('\n')}\n</channel></rss>\n`
  )
}

/** As Atom has it of any text; RSS knows one language for the whole feed. Source: RFC 4287 §2 */
const langOf = (said: Said, language: Language): string =>
  said.language === language ? '' : ` xml:lang="${htmlLang[said.language]}"`
