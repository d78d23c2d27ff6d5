import { isCreatorClass } from '@koma/domain/creator-application.ts'
import { commercialWorkMonths, eligibilityOn, type MissingProof } from '@koma/domain/creator-eligibility.ts'
import { addMonths, taipeiDate } from '@koma/domain/taipei-time.ts'
import { StateMark } from '@koma/ui/state-tag.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import { className } from './creator-words.ts'
import type { WrittenForm } from './written-form.ts'

export interface EligibilityMeterProps {
  readonly written: WrittenForm
  /** PDFs that would be sent. */
  readonly files: number
  readonly today: string
}

/** What counts towards the class, what is missing, and until when it counts: the rule that the server applies. */
export function EligibilityMeter({ written, files, today }: EligibilityMeterProps) {
  const { words } = useSite()
  const { type = '', works = [] } = written
  if (!isCreatorClass(type))
    return (
      <Meter>
        <p>{words('creators.meterNoType')}</p>
      </Meter>
    )
  const listed = works.map(({ url, published_on }) => ({ url: url.trim() || null, publishedOn: published_on || null }))
  const day = taipeiDate(today)
  const { isMet, counting, missing, until } = eligibilityOn(day, type, { works: listed, files })
  const titles = counting.map((place) => works[place]!.title.trim() || words('creators.untitled'))
  const from = plainDate(words, addMonths(day, -commercialWorkMonths))
  const need = (proof: MissingProof) =>
    proof === 'recent_work' ? words('creators.need_recent_work', { from }) : words(`creators.need_${proof}`)
  return (
    <Meter isMet={isMet}>
      <p className="web-meter-word">
        <StateMark look={isMet ? 'good' : 'free'} />
        {isMet ? words('creators.meterMet', { class: className(words, type) }) : words('creators.meterMissing')}
      </p>
      {missing.length > 0 ? (
        <ul>
          {missing.map((proof) => (
            <li key={proof}>{need(proof)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p>{words('creators.meterCounts', { titles: titles.join(words('creators.listComma')) })}</p>
          <p>
            {until === null
              ? words('creators.meterNoLapse')
              : words('creators.meterUntil', { date: plainDate(words, until) })}
          </p>
        </>
      )}
    </Meter>
  )
}

function Meter({ isMet, children }: { isMet?: boolean; children: React.ReactNode }) {
  const { words } = useSite()
  return (
    <section className="k-box web-meter" aria-labelledby="meter" data-met={isMet || undefined}>
      <h2 id="meter">{words('creators.meter')}</h2>
      <div role="status">{children}</div>
    </section>
  )
}
