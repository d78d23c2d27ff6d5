import type { PostingKindName } from '@koma/contract/postings.ts'
import { languages } from '@koma/domain/languages.ts'
import { sql, type RawBuilder } from 'kysely'
import { isPublished } from '../../content/public.ts'

/** One piece of a statement. */
export type Piece = RawBuilder<unknown>

/** What a posting may lead to or show. */
export type GoalTable = 'content' | 'faq_type' | 'media_image'

/** One kind of postings: a table of its own, and the same columns for window, translation and version. */
export interface PostingKind {
  readonly name: PostingKindName
  /** How the audit log calls one. */
  readonly subject: 'panel' | 'notice' | 'faq' | 'faq_type'
  readonly table: 'home_panel' | 'site_notice' | 'faq' | 'faq_type'
  /** Words in three languages; the first names the posting. */
  readonly words: readonly string[]
  /** Of these the ones that are HTML. */
  readonly html: readonly string[]
  /** What the form has beside words. */
  readonly columns: readonly string[]
  /** Columns that name another record, and its table. */
  readonly leadsTo: Readonly<Record<string, GoalTable>>
  /** Whether it is shown from and until an instant; without one it is always shown. */
  readonly hasWindow: boolean
  /** Whether staff order them, and the column within whose values they do so; null is one order for all. */
  readonly order: { readonly within: 'type_id' | null } | null
  /** Whether programs know one by a word. */
  readonly hasSlug: boolean
  /** What an answer tells beside the form: pairs of a name and a value. */
  readonly told: Piece | null
}

/** Whether its time has come, and what it leads to is shown. */
const couldShow = (panel: Piece): Piece => sql`
             (${panel}.publish_at <= koma_now()
               and (${panel}.unpublish_at is null or ${panel}.unpublish_at > koma_now())
               and (${panel}.content_id is null
                    or exists (select from content where content.id = ${panel}.content_id and ${isPublished})))`

export const postingTables = {
  panels: {
    name: 'panels',
    subject: 'panel',
    table: 'home_panel',
    words: ['title', 'text', 'alt'],
    html: [],
    columns: ['content_id', 'link', 'art', 'colour', 'cover_id'],
    leadsTo: { content_id: 'content', cover_id: 'media_image' },
    hasWindow: true,
    order: { within: null },
    hasSlug: false,
    told: sql`
             'item', (select jsonb_build_object('kind', content.kind, 'title_zh', zh.title, 'title_ja', ja.title,
                                                'title_en', en.title, 'is_shown', coalesce(${isPublished}, false))
                        from content
                        join content_text zh on zh.content_id = content.id and zh.language = 'zh'
                        left join content_text ja on ja.content_id = content.id and ja.language = 'ja'
                        left join content_text en on en.content_id = content.id and en.language = 'en'
                       where content.id = posting.content_id),
             'place', case when ${couldShow(sql`posting`)} then (
                        select count(*)
                          from home_panel other
                         where ${couldShow(sql`other`)}
                           and (other.sort, other.id) <= (posting.sort, posting.id)) end`,
  },
  notices: {
    name: 'notices',
    subject: 'notice',
    table: 'site_notice',
    words: ['title', 'text'],
    html: [],
    columns: ['link', 'level', 'pinned'],
    leadsTo: {},
    hasWindow: true,
    order: null,
    hasSlug: false,
    told: null,
  },
  faqs: {
    name: 'faqs',
    subject: 'faq',
    table: 'faq',
    words: ['question', 'answer'],
    html: ['answer'],
    columns: ['type_id'],
    leadsTo: { type_id: 'faq_type' },
    hasWindow: true,
    order: { within: 'type_id' },
    hasSlug: true,
    told: sql`
             'type', (select jsonb_build_object('name_zh', name_zh, 'name_ja', name_ja, 'name_en', name_en)
                        from faq_type
                       where faq_type.id = posting.type_id)`,
  },
  faq_types: {
    name: 'faq_types',
    subject: 'faq_type',
    table: 'faq_type',
    words: ['name'],
    html: [],
    columns: [],
    leadsTo: {},
    hasWindow: false,
    order: { within: null },
    hasSlug: true,
    told: sql`
             'questions', (select count(*)::integer from faq where faq.type_id = posting.id)`,
  },
} as const satisfies { readonly [Name in PostingKindName]: PostingKind & { readonly name: Name } }

/** The columns of the form: words by language, and the rest. */
export const formColumns = (kind: PostingKind): readonly string[] => [
  ...kind.words.flatMap((word) => languages.map((language) => `${word}_${language}`)),
  ...kind.columns,
]
