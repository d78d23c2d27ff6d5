import type { ContentKind } from '@koma/contract/content.ts'
import { homeBannersMax } from '@koma/contract/home.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isPublished } from '../../content/public.ts'
import { pictureOf, type PictureRow } from '../../media/public.ts'

/** How much of each kind the home page shows. */
const newsShown = 4
const videosShown = 3
const comicsShown = 4
const activitiesShown = 6
const activitiesShownOfCategory = 2
/** A preview also shows those for which there is no room yet. */
const bannersPreviewed = 12

export interface ChosenRow {
  readonly kind: ContentKind
  readonly id: number
}

/**
 * The items of the home page, each kind in its order: the newest news and videos, the activities that run or begin next,
 * and works that the month draws, another four each month. Lists go by the indexes of publication and of ends.
 */
export async function chosenForHome(db: Db): Promise<readonly ChosenRow[]> {
  const newest = (kind: ContentKind, limit: number) => sql`
    (select kind, id, row_number() over (order by pinned desc, publish_at desc, id desc) as place
       from content
      where kind = ${kind}
        and ${isPublished}
      order by pinned desc, publish_at desc, id desc
      limit ${limit})`
  const { rows } = await sql<ChosenRow>`
    select kind, id
      from (
        ${newest('news', newsShown)}
        union all
        ${newest('video', videosShown)}
        union all
        (select kind, id, row_number() over () as place
           from content
          where kind = 'comic'
            and exists (select from comic where content_id = content.id)
            and ${isPublished}
          order by md5(id || to_char(koma_today(), 'YYYY-MM')), id
          limit ${comicsShown})
        union all
        (select 'activity', id, row_number() over (order by starts, id) as place
           from (
             select content.id,
                    greatest(activity.starts_at, koma_now()) as starts,
                    row_number() over (
                      partition by activity.category
                          order by greatest(activity.starts_at, koma_now()), activity.ends_at, content.id) as in_category
               from activity
               join content on content.id = activity.content_id
              where ${isPublished}
                and activity.cancelled_at is null
                and activity.ends_at > koma_now()
           ) next
          where in_category <= ${activitiesShownOfCategory}
          order by starts, id
          limit ${activitiesShown})
      ) chosen
     order by kind, place`.execute(db)
  return rows
}

export interface PanelRow {
  readonly id: number
  readonly contentKind: ContentKind | null
  readonly contentId: number | null
  readonly category: string | null
  readonly link: string | null
  readonly art: string
  readonly colour: string
  readonly picture: PictureRow | null
  readonly title_zh: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly text_zh: string | null
  readonly text_ja: string | null
  readonly text_en: string | null
  readonly alt_zh: string | null
  readonly alt_ja: string | null
  readonly alt_en: string | null
}

/** Which banners: those that are shown now, or, for a preview, also those that staff have not shown yet. */
export type PanelChoice = 'shown' | 'with_drafts'

const chosen = {
  shown: sql`
         panel.publish_at <= koma_now()
           and (panel.unpublish_at is null or panel.unpublish_at > koma_now())`,
  with_drafts: sql`
         panel.trashed_at is null
           and (panel.unpublish_at is null or panel.unpublish_at > koma_now())`,
} satisfies Record<PanelChoice, unknown>

/** The first banners in the order of staff, of a preview all that are not over; what leads to a hidden item is hidden too. */
export async function panelsOfHome(db: Db, choice: PanelChoice): Promise<readonly PanelRow[]> {
  const { rows } = await sql<PanelRow>`
    select panel.id, panel.link, panel.art, panel.colour,
           content.kind as "contentKind",
           content.id as "contentId",
           activity.category,
           coalesce(panel.title_zh, zh.title) as title_zh,
           case when panel.title_zh is null then ja.title else panel.title_ja end as title_ja,
           case when panel.title_zh is null then en.title else panel.title_en end as title_en,
           coalesce(panel.text_zh, zh.summary) as text_zh,
           case when panel.text_zh is null then ja.summary else panel.text_ja end as text_ja,
           case when panel.text_zh is null then en.summary else panel.text_en end as text_en,
           panel.alt_zh, panel.alt_ja, panel.alt_en,
           ${pictureOf(sql`panel.cover_id`)} as picture
      from home_panel panel
      left join content on content.id = panel.content_id and ${isPublished}
      left join activity on activity.content_id = content.id
      left join content_text zh on zh.content_id = content.id and zh.language = 'zh'
      left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
      left join content_text en on en.content_id = content.id and en.language = 'en'
     where ${chosen[choice]}
       and (panel.content_id is null or content.id is not null)
     order by panel.sort, panel.id
     limit ${choice === 'shown' ? homeBannersMax : bannersPreviewed}`.execute(db)
  return rows
}
