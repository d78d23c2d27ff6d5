import type { Message } from '../../translate.ts'
import type { consolePages as source } from '../zh/console-pages.ts'

export const consolePages = {
  numbers:
    'Wherever the text says something like “{{example}}”, a number of the settings is filled in. Leave it as it is.',
  holds_hint: 'In force from midnight of that day, tomorrow at the earliest. Once published, the page announces it.',
  asks_hint: 'Once it is in force, members who agreed to an older version are told, and shown what has changed.',
  changes_hint: 'One sentence a line; members read them.',
  versions: 'Versions',
  versions_text:
    'A version that is or was in force can be neither changed nor deleted. To change something, write the next one.',
  version: 'Version',
  from: 'In force from',
  read: 'Read it on the site',
  state_past: 'Was in force',
  state_current: 'In force',
  state_coming: 'Announced',
  publish_title: 'Publish this version?',
  publish_legal:
    'It is in force from midnight of {{day}}. Until then the page announces it, and you can still change or withdraw it. From that day on it cannot be changed.',
  publish_replaces: 'It takes the place of the version announced for {{day}}.',
  publish_asks: 'Once it is in force, members are asked to agree again.',
  publish_quiet: 'Members are not asked again.',
  publish_house: 'Readers see the new text at once.',
  no_day: 'Fill in from which day it is in force first.',
  withdraw: 'Withdraw the announcement',
  withdraw_title: 'Withdraw the announced version?',
  withdraw_text:
    'The version for {{day}} disappears from the site. The one in force stays as it is, and the draft is kept.',
} satisfies Record<keyof typeof source, Message>
