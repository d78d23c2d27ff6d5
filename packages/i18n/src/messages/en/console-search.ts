import type { consoleSearch as source } from '../zh/console-search.ts'

/** What visitors looked for and did not find. */
export const consoleSearch = {
  note: 'Words that visitors searched for and nothing holds, the most wanted first. Nobody who looked is noted, nothing like an address or a number is kept, and lines go after 180 days.',
  asked: 'Searched for',
  count: 'Times',
  languages: 'Page language',
  first_on: 'First',
  last_on: 'Latest',
  status_open: 'Open',
  status_settled: 'Settled',
  settled_by: 'by {{name}}',
  language_zh: 'Chinese',
  language_ja: 'Japanese',
  language_en: 'English',
  search: 'Find words',
  action: 'Action',
  settle: 'Settle',
  settle_of: 'Settle “{{words}}”',
  reopen: 'Reopen',
  reopen_of: 'Reopen “{{words}}”',
  done_settle: 'Settled. It comes back when somebody misses it again.',
  done_reopen: 'Reopened',
  look: 'Search the site',
  look_for: 'Search the site for “{{words}}” (opens a new tab)',
  empty_next: 'Visitors find what they look for. Words that find nothing will show up here.',
} satisfies Record<keyof typeof source, string>
