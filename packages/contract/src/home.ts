import { z } from 'zod'
import { zActivityCard } from './activities.ts'
import { zCalendarRow } from './calendar.ts'
import { zTexts, zTitledCard } from './content.ts'
import { zPicture } from './images.ts'
import { zComicCard } from './library.ts'
import { zSiteNotice } from './postings.ts'
import { zVideoCard } from './recordings.ts'
import { zAt, zNames } from './wire.ts'

/** Banners that home shows at most; further ones wait for their turn in the order of staff. */
export const homeBannersMax = 3

/** A banner that staff put on the home page. */
const zHomePanel = z.object({
  id: z.int(),
  title_zh: z.string(),
  title_ja: z.string().nullable(),
  title_en: z.string().nullable(),
  ...zTexts('text'),
  ...zTexts('alt'),
  art: z.string().describe('A motif of the drawings.'),
  colour: z.string(),
  picture: zPicture
    .nullable()
    .describe('Of the media library, in the place of the drawing; `alt` stands before its own.'),
  url: z.string().nullable().describe('A path below the language, or an address of another site; null leads nowhere.'),
})

/** How many seats of a device are free in the hour that runs. */
const zFreeDevice = z.object({
  id: z.int(),
  ...zNames,
  kind: z.enum(['workstation', 'equipment']),
  floor: z.string(),
  seats: z.int(),
  free: z.int().describe('0 while the centre is closed.'),
})

const zHomeDay = z.object({
  date: z.string(),
  opens: z.string().nullable().describe('Null on a closed day.'),
  closes: z.string().nullable(),
  ...zTexts('reason'),
  entries: z.array(zCalendarRow).describe('What takes place that day; of many the first.'),
  entries_count: z.int(),
})

/** GET /home: everything that the first page shows, in one answer. Source: product §7, api.md "Content" */
export const zHome = z.object({
  banners: z.array(zHomePanel),
  news: z.array(zTitledCard),
  activities: z.array(zActivityCard).describe('What runs or comes next, of each category at most two.'),
  videos: z.array(zVideoCard),
  comics: z.array(zComicCard).describe('The works of this month: they change with it.'),
  devices: z.object({ as_of: zAt, is_open: z.boolean(), data: z.array(zFreeDevice) }),
  calendar: z.array(zHomeDay).describe('Seven days from today.'),
  notice: zSiteNotice.nullable().describe('The first of GET /notices.'),
})

export type Home = z.output<typeof zHome>
export type HomePanel = z.output<typeof zHomePanel>
export type HomeDay = z.output<typeof zHomeDay>
