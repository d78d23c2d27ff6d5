import type { PageAnswer, Rule } from '@koma/contract/pages.ts'
import { houseFees, houseLimits } from '@koma/domain/house-rules.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import type { PageVersion } from '@koma/i18n/pages/legal-pages.ts'
import type { PageText } from '@koma/i18n/pages/page-text.ts'
import { fill } from '@koma/i18n/translate.ts'
import { grouped } from '@koma/i18n/grouped.ts'
import { presentTerms } from '../terms/public.ts'

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

/** A version of a text on the wire, its numbers filled in. */
export function presentPage(slug: string, page: PageVersion, versions: readonly PageVersion[], rule: Rule): PageAnswer {
  const words = wordsOf(rule)
  return {
    slug,
    title_zh: page.zh.title,
    title_ja: page.ja.title,
    title_en: page.en.title,
    body_zh: bodyOf(page.zh, words),
    body_ja: bodyOf(page.ja, words),
    body_en: bodyOf(page.en, words),
    version: page.version,
    versions: versions.map(({ version, publishedOn }) => ({ version, published_on: publishedOn })),
    updated_at: `${page.publishedOn} 00:00:00`,
  }
}

/** The names under which the texts ask for numbers. */
function wordsOf({ rent, points, membership, fees, limits }: Rule): Record<string, string> {
  const numbers = {
    rent_live_max: rent.live_max,
    rent_cancel_hours: rent.cancel_hours,
    not_arrived_minutes: rent.not_arrived_minutes,
    reward_months: points.reward_months,
    restored_days: points.restored_days,
    membership_months: membership.months,
    extendable_days: membership.extendable_days,
    loyal_spending_min: membership.loyal_spending_min,
    loyal_spending_months: membership.loyal_spending_months,
    loyal_months: membership.loyal_months,
    guardian_under: limits.guardian_under_years,
    ...fees,
    ...limits,
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, grouped(value)]))
}

/** HTML of plain text: nothing that stands in the text is read as markup. */
function bodyOf({ lead, sections }: PageText, words: Readonly<Record<string, string>>): string {
  const text = (source: string) => escaped(fill(source, words))
  const parts = sections.flatMap(({ title, paragraphs, items = [] }) => [
    `<h2>${text(title)}</h2>`,
    ...paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`),
    ...(items.length > 0 ? [`<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`] : []),
  ])
  return [`<p>${text(lead)}</p>`, ...parts].join('\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
