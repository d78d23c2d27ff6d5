import type { Award } from '@koma/contract/library.ts'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useSite } from '../../lib/use-language.ts'

/** The way from one year of an award to the others, and to all of them as a list. */
export function AwardEditions({ award }: { award: Award }) {
  const { words, paths } = useSite()
  return (
    <div className="web-years">
      <TabLinks
        isStrip
        label={words('library.editions')}
        items={[
          ...award.editions.map((one) => ({
            href: paths.record('award', one.id),
            label: words('library.byYear', { year: one.year }),
            current: one.id === award.id,
          })),
          { href: paths.records('award', { award: award.award.slug }), label: words('library.allEditions') },
        ]}
      />
    </div>
  )
}
