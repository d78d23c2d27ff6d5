import { loadContent } from '@koma/database/content/load-content.ts'
import { loadReference } from '@koma/database/reference.ts'
import { instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { sql } from 'kysely'
import { atTheDesk, deskActivity } from './desk-factory.ts'
import { testApi } from './test-api.ts'

/** The day on which `deskActivity` is ten days away, at ten. */
const dayOfDesk = taipeiDate('2026-11-24')

/** The demo's house with two editors at its desk, and what tests of activities do there again and again. */
export async function activityDesk() {
  const api = await testApi({ rateLimits: false })
  await api.setClock(instantAt(dayOfDesk, '10:00'))
  const desk = atTheDesk(api, (await api.staffWith('editor')).token)
  const other = atTheDesk(api, (await api.staffWith('editor')).token)
  await loadReference(api.db)
  await loadContent(api.db)
  const { rows } = await sql<{ slug: string; id: number }>`
    select slug, id from content_type where kind = 'activity'
     union all
    select 'creator', min(content_id) from creator`.execute(api.db)
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  const facts = (part: object = {}) => deskActivity(ids.get('creator')!, part)
  return {
    api,
    desk,
    other,
    creator: ids.get('creator')!,
    typeOf: (category: string) => ids.get(category)!,
    facts,
    /** Begins a lecture with these of its facts and fields. */
    begin: async (part: object = {}, fields: object = {}) =>
      (
        await desk.call('POST /staff/content', {
          kind: 'activity',
          title_zh: '週五講座',
          type_id: ids.get('lecture'),
          activity: facts(part),
          ...fields,
        })
      ).body,
    /** As visitors read it. */
    onSite: async (id: number, category = 'lecture') => (await api.call(`GET /activity/${category}/${id}`)).body,
  }
}
