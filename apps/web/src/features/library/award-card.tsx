import type { AwardCard as Edition } from '@koma/contract/library.ts'
import { useSite } from '../../lib/use-language.ts'
import { Slip } from './slip.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** One edition of an award in a list. */
export function AwardCard({ edition }: { edition: Edition }) {
  const { words, paths } = useSite()
  return (
    <Slip
      record={edition}
      href={paths.record('award', edition.id)}
      tab={<SaidName of={edition.award} />}
      foot={
        <>
          <span className="web-slip-year">{edition.year}</span>
          <span>{words('library.winnersCount', { count: edition.winners_count })}</span>
        </>
      }
    />
  )
}
