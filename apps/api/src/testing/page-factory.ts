import { loadPages } from '@koma/database/load-pages.ts'
import type { PageSlug } from '@koma/domain/house-pages.ts'
import type { TestApi } from './test-api.ts'
import type { atTheDesk } from './desk-factory.ts'

type Desk = ReturnType<typeof atTheDesk>

/** The texts of the house on the desk, by their addresses. */
export async function pagesOnDesk(api: TestApi): Promise<(slug: PageSlug) => number> {
  await loadPages(api.db)
  const rows = await api.db.selectFrom('content').select(['id', 'slug']).where('kind', '=', 'page').execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => ids.get(slug)!
}

/** The next version of a text in three languages, and of its kind what a version needs. */
export const nextVersion = (holds_from: string | null, part: object = {}) => ({
  title_zh: '隱私權政策',
  title_ja: 'プライバシーポリシー',
  title_en: 'Privacy policy',
  body_zh: '<p>新的隱私權政策，{{contact_reply_working_days}} 個工作天內答覆。</p>',
  body_ja: '<p>新しいプライバシーポリシー</p>',
  body_en: '<p>The new privacy policy</p>',
  page: {
    holds_from,
    asks_again: true,
    changes_zh: '改了第一句。\n也改了第二句。',
    changes_ja: '最初の文が変わりました。',
    changes_en: 'The first sentence has changed.',
  },
  ...part,
})

/** Writes a next version and publishes it; gives the answer to the latter. */
export async function announce(desk: Desk, id: number, holds_from: string, part: object = {}) {
  await desk.call(`PUT /staff/content/${id}`, nextVersion(holds_from, part))
  return desk.move(id, 'publish')
}
