import type { Translation } from '../../translate.ts'
import type { reading as source } from '../zh/reading.ts'
import { collect } from './collect.ts'
import { faq } from './faq.ts'
import { library } from './library.ts'
import { news } from './news.ts'

export const reading = {
  collect,
  faq,
  library,
  news,
} satisfies Translation<typeof source>
