import type { SearchAnswer, SearchKind } from '@koma/contract/search.ts'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useSite } from '../../lib/use-language.ts'
import { atLeast } from '../../lib/at-least.ts'

interface SearchTabsProps {
  readonly q: string
  readonly kind: SearchKind | undefined
  readonly counts: SearchAnswer['counts']
}

/** The kinds that have hits, each with how many, and the one that is open. */
export function SearchTabs({ q, kind, counts }: SearchTabsProps) {
  const { words, paths } = useSite()
  if (counts.length === 0) return null
  const all = {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
  }
  const shown = counts.some((one) => one.kind === kind) || !kind ? counts : [...counts, { kind, count: 0, more: false }]
  const ordered = shown.toSorted((one, other) => places[one.kind] - places[other.kind])
  const told = ({ count, more }: typeof all) => (more ? words('search.andMore', { count: atLeast(count) }) : count)
  return (
    <TabLinks
      isStrip
      label={words('search.tabsLabel')}
      items={[
        { href: paths.search({ q }), label: words('search.all'), count: told(all), current: kind === undefined },
        ...ordered.map((one) => ({
          href: paths.search({ q, type: one.kind }),
          label: words(`search.kind_${one.kind}`),
          count: told(one),
          current: one.kind === kind,
        })),
      ]}
    />
  )
}

/** What a reader of comics looks for comes first. */
const places = {
  comic: 0,
  creator: 1,
  activity: 2,
  news: 3,
  video: 4,
  album: 5,
  award: 6,
  publisher: 7,
  union: 8,
  faq: 9,
  page: 10,
} as const satisfies Record<SearchKind, number>
