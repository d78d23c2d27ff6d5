import type { OrganisationCard as Organisation } from '@koma/contract/library.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { formWord } from './filter-word.ts'
import { Slip } from './slip.tsx'
import { SaidName } from '../../shell/said-name.tsx'

/** One house or one association in a list. */
export function OrganisationCard({ kind, organisation }: { kind: 'publisher' | 'union'; organisation: Organisation }) {
  const { words, language, paths } = useSite()
  const { city } = organisation
  return (
    <Slip
      record={organisation}
      href={paths.record(kind, organisation.id)}
      tab={formWord(words, organisation.form)}
      foot={
        <>
          {city ? (
            <span>
              <SaidName of={city} />
            </span>
          ) : null}
          {kind === 'publisher' ? (
            <span>{words('library.worksCount', { count: organisation.works_count })}</span>
          ) : null}
        </>
      }
    >
      <p>
        <Said said={wordsOf(organisation, 'introduction', language)} />
      </p>
    </Slip>
  )
}
