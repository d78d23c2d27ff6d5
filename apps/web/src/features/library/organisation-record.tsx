import type { Organisation } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { nameOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { formWord } from './filter-word.ts'
import { NameDrawer } from './name-drawer.tsx'
import { OrganisationFacts } from './organisation-facts.tsx'
import { RecordFrame } from './record-frame.tsx'
import { RecordHead } from './record-head.tsx'
import { WorkList } from './work-list.tsx'
import { SaidName } from '../../shell/said-name.tsx'

interface OrganisationRecordProps {
  readonly kind: 'publisher' | 'union'
  readonly organisation: Organisation
}

/** A house with its works, or an association: introduction, how to reach it, sources. Source: product §2 */
export function OrganisationRecord({ kind, organisation }: OrganisationRecordProps) {
  const { words, language } = useSite()
  const name = nameOf(organisation, language)
  const form = formWord(words, organisation.form)
  return (
    <RecordFrame
      kind={kind}
      record={organisation}
      name={<SaidName of={organisation} />}
      cited={{ kind: 'record', title: name, authors: [], year: null, publisher: null }}
      picture={<NameDrawer record={organisation} tab={form} look={kind} />}
      facts={
        <>
          <RecordHead
            names={organisation}
            kicker={form}
            lead={{
              lead_zh: organisation.introduction_zh,
              lead_ja: organisation.introduction_ja,
              lead_en: organisation.introduction_en,
            }}
          />
          <SectionHeading>{words('library.contactFacts')}</SectionHeading>
          <OrganisationFacts organisation={organisation} />
        </>
      }
    >
      {kind === 'publisher' ? <WorkList comics={organisation.comics} /> : null}
    </RecordFrame>
  )
}
