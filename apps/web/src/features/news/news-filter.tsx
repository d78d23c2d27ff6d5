import { TabLinks } from '@koma/ui/tab-links.tsx'
import type { NewsType } from '../../lib/reading-calls.ts'
import { useSite } from '../../lib/use-language.ts'
import { SearchLine } from '../../shell/search-line.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface NewsFilterProps {
  readonly types: readonly NewsType[]
  readonly type: NewsType | null
  /** False where the address names a type that does not exist. */
  readonly isKnown: boolean
  readonly q: string | undefined
}

/** Which news are listed: of which type, with which words. Each choice keeps the other. */
export function NewsFilter({ types, type, isKnown, q }: NewsFilterProps) {
  const { words, paths } = useSite()
  return (
    <div className="k-stack web-list-filter">
      <TabLinks
        label={words('news.filterLabel')}
        items={[
          { href: paths.newsList(undefined, { q }), label: words('news.all'), current: type === null && isKnown },
          ...types.map((one) => ({
            href: paths.newsList(one.id, { q }),
            label: <SaidName of={one} />,
            current: one.id === type?.id,
          })),
        ]}
      />
      <SearchLine
        action={paths.newsList(type?.id)}
        label={words('news.searchLabel')}
        button={words('news.search')}
        words={q}
      />
    </div>
  )
}
