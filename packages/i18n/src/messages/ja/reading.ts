import type { Translation } from '../../translate.ts'
import type { reading as source } from '../zh/reading.ts'
import { calendar } from './calendar.ts'
import { activities } from './activities.ts'
import { collect } from './collect.ts'
import { faq } from './faq.ts'
import { front } from './front.ts'
import { house } from './house.ts'
import { library } from './library.ts'
import { news } from './news.ts'
import { search } from './search.ts'
import { space } from './space.ts'
import { recordings } from './recordings.ts'
import { tags } from './tags.ts'

export const reading = {
  calendar,
  activities,
  collect,
  faq,
  front,
  house,
  library,
  news,
  search,
  space,
  recordings,
  tags,
} satisfies Translation<typeof source>
