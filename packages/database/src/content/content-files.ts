import { readFileSync } from 'node:fs'

/** The files of `packages/database/content`; its NOTICE.md says where they come from. */
type ContentFile =
  | 'activities'
  | 'albums'
  | 'award_editions'
  | 'awards'
  | 'comics'
  | 'content_types'
  | 'creators'
  | 'faq_types'
  | 'faqs'
  | 'genres'
  | 'news'
  | 'publishers'
  | 'tags'
  | 'unions'
  | 'videos'

/** A file as it stands, for the database to take apart. */
export const contentText = (file: ContentFile): string =>
  readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8')
