import type { FaqType } from '@koma/contract/faq.ts'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useSite } from '../../lib/use-language.ts'
import { SearchLine } from '../../shell/search-line.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface FaqFilterProps {
  readonly types: readonly FaqType[]
  readonly type: FaqType | null
  /** False where the address names a topic that does not exist. */
  readonly isKnown: boolean
  readonly q: string | undefined
}

/** Which questions are listed: of which topic, with which words. Each choice keeps the other. */
export function FaqFilter({ types, type, isKnown, q }: FaqFilterProps) {
  const { words, paths } = useSite()
  return (
    <div className="k-stack web-list-filter">
      <TabLinks
        label={words('faq.filterLabel')}
        items={[
          { href: paths.faq(undefined, { q }), label: words('faq.all'), current: type === null && isKnown },
          ...types.map((one) => ({
            href: paths.faq(one.id, { q }),
            label: <SaidName of={one} />,
            count: one.count,
            current: one.id === type?.id,
          })),
        ]}
      />
      <SearchLine
        action={paths.faq(type?.id)}
        label={words('faq.searchLabel')}
        button={words('faq.search')}
        words={q}
      />
    </div>
  )
}
