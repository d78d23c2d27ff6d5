import type { Creator as CreatorRecord } from '@koma/contract/library.ts'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useLoaderData } from 'react-router'
import { Appearances } from '../features/library/appearances.tsx'
import { CreatorFacts } from '../features/library/creator-facts.tsx'
import { roleWord } from '../features/library/filter-word.ts'
import { Honours } from '../features/library/honours.tsx'
import { NameDrawer } from '../features/library/name-drawer.tsx'
import { RecordFrame } from '../features/library/record-frame.tsx'
import { RecordHead } from '../features/library/record-head.tsx'
import { recordLoader } from '../features/library/record-loader.ts'
import { recordMeta } from '../features/library/record-meta.ts'
import { WorkList } from '../features/library/work-list.tsx'
import { nameOf } from '../lib/localised.ts'
import { publicPage } from '../lib/public-page.ts'
import { useSite } from '../lib/use-language.ts'
import { SaidName } from '../shell/said-name.tsx'

export const headers = publicPage('content')

export const loader = recordLoader<CreatorRecord>('creator')

export const meta = recordMeta('creator')

/** creator/{id}: a person with other names, works, houses and awards. Source: product §1. Decision: addresses */
export default function Creator() {
  const creator = useLoaderData<typeof loader>()
  const { words, language } = useSite()
  const name = nameOf(creator, language)
  const roles = creator.roles.map((role) => roleWord(words, role)).join(' / ')
  return (
    <RecordFrame
      kind="creator"
      record={creator}
      name={<SaidName of={creator} />}
      cited={{ kind: 'record', title: name, authors: [], year: null, publisher: null }}
      picture={<NameDrawer record={creator} tab={roles} look="creator" />}
      facts={
        <>
          <RecordHead
            names={creator}
            kicker={roles}
            lead={{ lead_zh: creator.summary_zh, lead_ja: creator.summary_ja, lead_en: creator.summary_en }}
          />
          <SectionHeading>{words('library.personFacts')}</SectionHeading>
          <CreatorFacts creator={creator} />
        </>
      }
    >
      <WorkList comics={creator.comics} />
      <Honours awards={creator.awards} withTitles />
      <Appearances activities={creator.activities} />
    </RecordFrame>
  )
}
