import type { NamedArticle, NamedCard, TitledArticle, TitledCard } from '@koma/contract/content.ts'
import { languages } from '@koma/domain/languages.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import { presentPicture } from '../media/public.ts'
import { presentBody } from './present-pictures.ts'
import type { CardRow } from './queries/cards.ts'
import type { ItemRow } from './queries/items.ts'

/** Longest text below the title in a list of search results (characters). */
const descriptionLengthMax = 150

/** A card whose words are a title. */
function titledCard(row: CardRow): TitledCard {
  return { ...cardOf(row), ...titlesOf(row) }
}

/** A card whose words are a name. */
function namedCard(row: CardRow): NamedCard {
  return { ...cardOf(row), ...namesOf(row) }
}

/** An article with a title; its HTML is cleaned once more. */
function titledArticle(row: ItemRow): TitledArticle {
  return {
    ...titledCard(row),
    ...articleOf(row),
    related: row.related.map(titledCard),
    previous: row.previous ? { id: row.previous.id, ...titlesOf(row.previous) } : null,
    next: row.next ? { id: row.next.id, ...titlesOf(row.next) } : null,
  }
}

/** A record with a name; its HTML is cleaned once more. */
function namedArticle(row: ItemRow): NamedArticle {
  return {
    ...namedCard(row),
    ...articleOf(row),
    related: row.related.map(namedCard),
    previous: row.previous ? { id: row.previous.id, ...namesOf(row.previous) } : null,
    next: row.next ? { id: row.next.id, ...namesOf(row.next) } : null,
  }
}

function cardOf(row: CardRow) {
  return {
    id: row.id,
    summary_zh: row.summary_zh,
    summary_ja: row.summary_ja,
    summary_en: row.summary_en,
    // The site draws one where there is none.
    cover: row.cover && presentPicture(row.cover),
    type: row.type && { ...row.type },
    tags: row.tags.map((tag) => ({ ...tag })),
    published_at: formatTaipeiDateTime(row.publishAt),
    pinned: row.pinned,
    is_collect: row.isCollect,
  }
}

/** The database refuses a Chinese text without a title. */
const titlesOf = ({ title_zh, title_ja, title_en }: CardRow) => ({ title_zh: title_zh!, title_ja, title_en })
const namesOf = ({ title_zh, title_ja, title_en }: CardRow) => ({
  name_zh: title_zh!,
  name_ja: title_ja,
  name_en: title_en,
})

function articleOf(row: ItemRow) {
  const descriptions = languages.map((language) => [
    `description_${language}`,
    describe(row[`summary_${language}`] ?? row[`body_${language}`]),
  ])
  return {
    body_zh: presentBody(row.body_zh, row.pictures),
    body_ja: presentBody(row.body_ja, row.pictures),
    body_en: presentBody(row.body_en, row.pictures),
    updated_at: formatTaipeiDateTime(row.updatedAt),
    clicks: row.clicks,
    share_clicks: row.shareClicks,
    seo: Object.fromEntries(descriptions) as Record<`description_${'zh' | 'ja' | 'en'}`, string | null>,
  }
}

/** The beginning of a text, without its markup. */
function describe(text: string | null): string | null {
  if (text === null) return null
  const words = [
    ...text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
  return words.length > descriptionLengthMax ? `${words.slice(0, descriptionLengthMax - 1).join('')}…` : words.join('')
}

/** What has a title: news, recordings, works. */
export const titled = { card: titledCard, article: titledArticle }
/** What has a name: people, houses, awards. */
export const named = { card: namedCard, article: namedArticle }
