import { isAtLeast } from '@koma/domain/member-classes.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { plainDate } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { Words } from '../../lib/words.ts'
import type { StatusView } from './apply-data.ts'
import { ApplicationRecord } from './application-record.tsx'
import { className } from './creator-words.ts'

/** Where the newest application stands, what may be done now, and the ones before. Source: product §4 */
export function StatusScreen({ view }: { view: StatusView }) {
  const { words, paths } = useSite()
  const { applications, lists, types, memberClass } = view
  const [latest, ...earlier] = applications
  const facts = factsOf(words, view)
  const colour = latest?.status === 'review_passed' ? 'yellow' : 'cyan'
  return (
    <div className="k-stack k-stack-wide">
      <div className="web-status">
        <Panel colour={colour} lean="end" tone="corner-end" art={<PanelArt motif="hands" colour={colour} />} />
        <div className="k-box k-stack">
          <SectionHeading level={2} {...(facts.sound && { sound: facts.sound })}>
            {facts.title}
          </SectionHeading>
          <p className="k-lead">{facts.text}</p>
        </div>
      </div>
      <div className="k-row">
        {isAtLeast(memberClass, 'associate_creator') ? (
          <LinkButton href={paths.memberApplyProfile()}>{words('creators.editProfile')}</LinkButton>
        ) : null}
        {types.length > 0 && latest?.status !== 'under_review' ? (
          <LinkButton href={paths.memberApply({ again: 1 })} variant="quiet">
            {words(types.length === 1 ? 'creators.applyHigher' : 'creators.applyAgain')}
          </LinkButton>
        ) : null}
      </div>
      {latest ? <ApplicationRecord application={latest} lists={lists} /> : null}
      {earlier.length > 0 ? (
        <section className="k-stack" aria-labelledby="earlier">
          <h2 id="earlier">{words('creators.earlier')}</h2>
          {earlier.map((application) => (
            <ApplicationRecord key={application.id} application={application} lists={lists} />
          ))}
        </section>
      ) : null}
    </div>
  )
}

interface Facts {
  readonly title: string
  readonly text: string
  readonly sound?: string
}

function factsOf(words: Words, { applications: [latest], memberClass }: StatusView): Facts {
  const held = memberClass === 'creator' ? 'creator' : 'associate_creator'
  switch (latest?.status) {
    case 'under_review':
    case 'returned':
    case 'draft':
      return {
        title: words('creators.sentTitle'),
        text: words('creators.reviewText', { date: plainDate(words, latest.review_by ?? '2000-01-01') }),
        sound: words('creators.sentSound'),
      }
    case 'review_passed':
      return {
        title: words('creators.passedTitle'),
        text: words('creators.passedText', { class: className(words, latest.type) }),
        sound: words('creators.passedSound'),
      }
    case 'review_failed':
      return { title: words('creators.failedTitle'), text: words('creators.failedText') }
    case 'withdrawn':
      return { title: words('creators.withdrawnTitle'), text: words('creators.withdrawnText') }
    case undefined:
      return {
        title: words('creators.heldTitle', { class: words(`creators.${held}`) }),
        text: words('creators.heldText'),
      }
  }
}
