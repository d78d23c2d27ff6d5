import type { faq as source } from '../zh/faq.ts'

/** Questions and answers. */
export const faq = {
  title: 'Frequently asked questions',
  sound: 'HUH?',
  lead: 'Your answer is probably here. If not, write to us.',
  description: 'Questions about accounts, bookings, rooms, points and creator classes.',
  filterLabel: 'Filter by topic',
  all: 'All',
  searchLabel: 'Search the questions',
  search: 'Search',
  none: 'There are no questions on this topic.',
  noneFound: 'No question contains “{{words}}”.',
  seeAll: 'See all questions',
  ask: 'Ask us',
  linkTo: 'Link to this question',
  toDraft: 'Go to the question',
} satisfies Record<keyof typeof source, string>
