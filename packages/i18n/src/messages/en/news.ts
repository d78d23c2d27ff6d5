import type { news as source } from '../zh/news.ts'

/** News: the lists and an article. */
export const news = {
  title: 'News',
  sound: 'EXTRA!',
  lead: 'Notices, exhibitions and open calls, all in one place.',
  description: 'Notices, exhibitions, open calls and events of the Comic Culture Centre.',
  filterLabel: 'Filter by type',
  all: 'All',
  none: 'There is no news of this type at the moment.',
  noneFound: 'No news contains “{{words}}”.',
  seeAll: 'See all news',
  searchLabel: 'Search the news',
  search: 'Search',
  publishedOn: 'Published {{date}}',
  tags: 'Tags',
  related: 'Related news',
  beside: 'More news',
  older: 'Earlier: {{title}}',
  newer: 'Later: {{title}}',
  inLanguage_zh: 'In Chinese',
  inLanguage_ja: 'In Japanese',
  inLanguage_en: 'In English',
  paging: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: 'Page {{page}} of {{last}}',
} satisfies Record<keyof typeof source, string>
