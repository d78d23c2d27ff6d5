import type { PageAnswer, Rule } from '@koma/contract/pages.ts'
import { houseFees, houseLimits } from '@koma/domain/house-rules.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { fillNumbers, pageNumbers } from '@koma/domain/page-numbers.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { presentTerms } from '../terms/public.ts'
import type { VersionLine, VersionRow } from './queries/versions.ts'

/** Every number of the house as it holds now. */
export function presentRule(settings: HouseSettings): Rule {
  const { numbers } = settings
  return {
    ...presentTerms(settings),
    membership: {
      months: numbers['membership.months'],
      extendable_days: numbers['membership.extendable_days'],
      loyal_spending_min: numbers['loyal.spending_min'],
      loyal_spending_months: numbers['loyal.spending_months'],
      loyal_months: numbers['loyal.months'],
    },
    fees: { ...houseFees },
    limits: { ...houseLimits },
  }
}

/** A version of a text on the wire, cleaned once more and its numbers filled in. `versions`: of the text, newest first. */
export function presentPage(row: VersionRow, versions: readonly VersionLine[], settings: HouseSettings): PageAnswer {
  const numbers = pageNumbers(settings.numbers)
  const bodyOf = (html: string) => fillNumbers(cleanHtml(html), numbers)
  return {
    slug: row.page,
    title_zh: row.title_zh,
    title_ja: row.title_ja,
    title_en: row.title_en,
    body_zh: bodyOf(row.body_zh),
    body_ja: row.body_ja && bodyOf(row.body_ja),
    body_en: row.body_en && bodyOf(row.body_en),
    version: row.version,
    versions: versions.map(({ version, holdsFrom, state }) => ({ version, published_on: holdsFrom, state })),
    changes_zh: [...row.changes_zh],
    changes_ja: [...row.changes_ja],
    changes_en: [...row.changes_en],
    updated_at: `${row.holdsFrom} 00:00:00`,
  }
}
