import type { TitledArticle } from '@koma/contract/content.ts'
import type { Faq } from '@koma/contract/faq.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import type { FAQPage, NewsArticle } from './schema-types.ts'
import { isoInstant } from '../../lib/format.ts'
import { localised, wordsOf } from '../../lib/localised.ts'
import { centreId, given, pictureOf, type PageOf } from './described-page.ts'

/** News, in the language in which its title is shown. */
export function newsArticle(page: PageOf<TitledArticle>): NewsArticle {
  const { data: news, language, at, address } = page
  const title = wordsOf(news, 'title', language)!
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#article`,
    headline: title.text,
    inLanguage: htmlLang[title.language],
    datePublished: isoInstant(news.published_at),
    dateModified: isoInstant(news.updated_at),
    mainEntityOfPage: address,
    image: [pictureOf(page, news)],
    author: { '@id': centreId(at) },
    publisher: { '@id': centreId(at) },
    ...given('description', localised(news.seo, 'description', language)),
    ...(news.tags.length > 0 && { keywords: news.tags.map((tag) => localised(tag, 'name', language)) }),
  }
}

/** Questions with their answers, which are HTML of the site's allow-list. */
export const faqPage = ({ address, language }: PageOf<unknown>, questions: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${address}#questions`,
  mainEntity: questions.map((faq) => ({
    '@type': 'Question',
    name: localised(faq, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: localised(faq, 'answer', language) },
  })),
})
