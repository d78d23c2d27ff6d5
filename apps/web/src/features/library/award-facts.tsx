import type { Award } from '@koma/contract/library.ts'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { Fact } from './fact.tsx'
import { SiteAddress } from './site-address.tsx'

/** The record of an edition: year, day, venue, entries, and who gives the award. Source: product §2 "Award section" */
export function AwardFacts({ award }: { award: Award }) {
  const { words, language } = useSite()
  const venue = wordsOf(award, 'venue', language)
  return (
    <dl className="web-facts">
      <Fact name={words('library.year')}>{award.year}</Fact>
      {award.held_on ? <Fact name={words('library.heldOn')}>{plainDate(words, award.held_on)}</Fact> : null}
      {venue ? (
        <Fact name={words('library.venue')}>
          <Said said={venue} />
        </Fact>
      ) : null}
      {award.entries === null ? null : <Fact name={words('library.entries')}>{award.entries}</Fact>}
      <Fact name={words('library.organizer')}>
        <Said said={wordsOf(award, 'organizer', language)} />
      </Fact>
      <Fact name={words('library.website')}>
        <SiteAddress address={award.website} />
      </Fact>
    </dl>
  )
}
