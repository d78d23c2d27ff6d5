import type { Translation } from '../../translate.ts'
import type { reading as source } from '../zh/reading.ts'
import { calendar } from './calendar.ts'
import { activities } from './activities.ts'
import { collect } from './collect.ts'
import { contact } from './contact.ts'
import { faq } from './faq.ts'
import { front } from './front.ts'
import { house } from './house.ts'
import { letters } from './letters.ts'
import { library } from './library.ts'
import { news } from './news.ts'
import { search } from './search.ts'
import { space } from './space.ts'
import { recordings } from './recordings.ts'
import { tags } from './tags.ts'
import { versions } from './versions.ts'

export const reading = {
  calendar,
  activities,
  collect,
  contact,
  faq,
  front,
  house,
  letters,
  library,
  news,
  search,
  space,
  recordings,
  tags,
  versions,
} satisfies Translation<typeof source>
