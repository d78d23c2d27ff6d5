import type { Award as AwardRecord } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData } from 'react-router'
import { AwardAbout } from '../features/library/award-about.tsx'
import { AwardEditions } from '../features/library/award-editions.tsx'
import { AwardFacts } from '../features/library/award-facts.tsx'
import { AwardLines } from '../features/library/award-lines.tsx'
import { NameDrawer } from '../features/library/name-drawer.tsx'
import { RecordFrame } from '../features/library/record-frame.tsx'
import { RecordHead } from '../features/library/record-head.tsx'
import { recordLoader } from '../features/library/record-loader.ts'
import { recordMeta } from '../features/library/record-meta.ts'
import { nameOf } from '../lib/localised.ts'
import { publicPage } from '../lib/public-page.ts'
import { useSite } from '../lib/use-language.ts'
import { SaidName } from '../shell/said-name.tsx'

export const headers = publicPage('content')

export const loader = recordLoader<AwardRecord>('award')

export const meta = recordMeta('award')

/** award/{id}: an edition: about, records, winners and finalists, the minister's message. Source: product §2 */
export default function Award() {
  const award = useLoaderData<typeof loader>()
  const { words, language } = useSite()
  const name = nameOf(award, language)
  return (
    <RecordFrame
      kind="award"
      record={award}
      name={<SaidName of={award} />}
      cited={{ kind: 'record', title: name, authors: [], year: null, publisher: null }}
      picture={<NameDrawer record={award} tab={String(award.year)} look="award" />}
      facts={
        <>
          <RecordHead names={award} kicker={<SaidName of={award.award} />} />
          <SectionHeading>{words('library.record')}</SectionHeading>
          <AwardFacts award={award} />
        </>
      }
    >
      <AwardEditions award={award} />
      {award.is_complete ? null : <p className="web-note">{words('library.incomplete')}</p>}
      <AwardLines id="winners" lines={award.winners} />
      {award.finalists.length > 0 ? <AwardLines id="finalists" lines={award.finalists} /> : null}
      <AwardAbout award={award} />
    </RecordFrame>
  )
}
