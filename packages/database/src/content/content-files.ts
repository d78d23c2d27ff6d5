import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The files of `packages/database/content`; its NOTICE.md says where they come from. */
type ContentFile =
  | 'activities'
  | 'albums'
  | 'award_editions'
  | 'awards'
  | 'clips'
  | 'comics'
  | 'content_types'
  | 'creators'
  | 'faq_types'
  | 'faqs'
  | 'genres'
  | 'home_panels'
  | 'news'
  | 'publishers'
  | 'site_notices'
  | 'tags'
  | 'unions'
  | 'videos'

/** A file as it stands, for the database to take apart. */
export const contentText = (file: ContentFile): string =>
  readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8')

/** Where the site serves the demo's sample clips; a clip that is drawn anew gets a new number here. */
export const clipsPath = '/clips/1/'

/** The folder of the clips and their subtitles. */
export const clipsDir = fileURLToPath(new URL('../../content/clips', import.meta.url))
