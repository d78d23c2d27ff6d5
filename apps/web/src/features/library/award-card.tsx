import type { AwardCard as Edition } from '@koma/contract/library.ts'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Slip } from './slip.tsx'

/** One edition of an award in a list. */
export function AwardCard({ edition }: { edition: Edition }) {
  const { words, language, paths } = useSite()
  return (
    <Slip
      record={edition}
      href={paths.record('award', edition.id)}
      tab={nameOf(edition.award, language)}
      foot={
        <>
          <span className="web-slip-year">{edition.year}</span>
          <span>{words('library.winnersCount', { count: edition.winners_count })}</span>
        </>
      }
    />
  )
}
