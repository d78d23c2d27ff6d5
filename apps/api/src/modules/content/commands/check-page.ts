import type { Draft } from '@koma/contract/content-desk.ts'
import { isLegalSlug, pageNumbersIn } from '@koma/domain/house-pages.ts'
import { languages } from '@koma/domain/languages.ts'
import { pageNumberNames } from '@koma/domain/page-numbers.ts'
import { taipeiDateOf } from '@koma/domain/taipei-time.ts'
import type { ShownSpan } from '@koma/domain/publish-windows.ts'
import type { WindowOrder } from '../../../platform/publish-window.ts'
import type { DeskRow, PageOnDesk } from '../queries/desk.ts'

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The version that is announced and does not hold yet. */
export const comingOf = (page: PageOnDesk) => page.versions.find(({ state }) => state === 'coming')

/** What no draft of a text of the house may hold: a picture, or a number that the house does not know. */
export function wrongPageText(form: Draft): FieldErrors {
  const bodies = languages.map((language) => [`body_${language}`, form[`body_${language}`] ?? ''] as const)
  const unknown = (html: string) => pageNumbersIn(html).some((name) => !pageNumberNames.includes(name))
  return Object.fromEntries([
    ...bodies.filter(([, html]) => unknown(html)).map(([field]) => [field, ['field.page_number']]),
    ...bodies.filter(([, html]) => html.includes('<img')).map(([field]) => [field, ['field.page_picture']]),
  ])
}

const wholeFields = ['title_ja', 'title_en', 'body_ja', 'body_en'] as const
const changeFields = ['changes_zh', 'changes_ja', 'changes_en'] as const

/**
 * What a text of the house lacks to be read. One that people go by is whole in every language, says what has changed, and
 * holds from a day that is still to come: whoever goes by it hears of it before. Decision: 0026
 */
export function refusePage({ draft, page, now }: Pick<DeskRow, 'draft' | 'page' | 'now'>): FieldErrors {
  if (!page) return {}
  const required: FieldErrors = draft.body_zh === null ? { body_zh: ['field.required'] } : {}
  if (!isLegalSlug(page.slug)) return required
  const { holds_from: day = null } = draft.page ?? {}
  return Object.fromEntries([
    ...Object.entries(required),
    ...wholeFields.filter((field) => draft[field] === null).map((field) => [field, ['field.required']]),
    ...changeFields.filter((field) => !draft.page?.[field]).map((field) => [`page.${field}`, ['field.required']]),
    ...(day === null ? [['page.holds_from', ['field.required']]] : []),
    ...(day !== null && day <= taipeiDateOf(now) ? [['page.holds_from', ['field.day_to_come']]] : []),
  ])
}

/** A text of the house has no window: it is always there, and a time for it is refused. */
export function alwaysShown(item: ShownSpan, { publish_at, unpublish_at }: WindowOrder) {
  if (publish_at === null && unpublish_at === null) return { ok: true, window: item } as const
  const field = publish_at === null ? 'unpublish_at' : 'publish_at'
  const details = { errors: { [field]: ['field.page_window'] } }
  return { ok: false, reason: 'validation.failed', details } as const
}

/** The newest version, as the audit log tells it; of other items nothing. */
export const toldVersion = ({ page }: Pick<DeskRow, 'page'>) => page && { version: page.versions[0]!.version }
