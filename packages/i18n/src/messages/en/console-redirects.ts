import type { Message } from '../../translate.ts'
import type { consoleRedirects as source } from '../zh/console-redirects.ts'

export const consoleRedirects = {
  lead: 'Where an old address has no page any more, readers are led to the new one (301).',
  add: 'Add a redirect',
  change: 'Change',
  change_title: 'Change the redirect',
  change_one: 'Change the redirect of {{from}}',
  remove: 'Delete',
  remove_one: 'Delete the redirect of {{from}}',
  ask_remove: 'Delete this redirect?',
  ask_remove_text: 'From then on, readers who come by this address see the 404 screen.',
  removed: 'The redirect is deleted.',
  search: 'Address or note',
  sort: 'Sort by',
  sort_hits: 'Most used',
  from: 'Old address',
  from_hint: 'You may paste the whole address. Its language (/zh, /ja, /en) does not count.',
  to: 'New address',
  to_hint: 'A path of this site, such as /news/33. Readers get it in their language.',
  note: 'Note',
  note_hint: 'Why it leads there, for whoever comes after you.',
  hits: 'Used',
  save: 'Save',
  saved: 'The redirect is saved.',
  empty_next: 'When addresses have changed, add the old ones here so that nobody gets lost.',
} satisfies Record<keyof typeof source, Message>
