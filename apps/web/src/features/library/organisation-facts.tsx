import type { Organisation } from '@koma/contract/library.ts'
import { plainDate } from '../../lib/format.ts'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'
import { Fact } from './fact.tsx'
import { formWord } from './filter-word.ts'
import { SiteAddress } from './site-address.tsx'
import { SaidName } from '../../shell/said-name.tsx'

const houses = new Set<string>(['publisher', 'imprint', 'studio', 'platform'])

/**
 * How to reach a house or an association: website, mail, phone, address. What an association does not publish says so; of a
 * house nobody has looked yet. Source: product §2
 */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { words, language } = useSite()
  const { email, phone, city, founded } = organisation
  const house = houses.has(organisation.form)
  const unpublished = words(house ? 'library.unknown' : 'library.notPublished')
  const address = wordsOf(organisation, 'address', language)
  return (
    <dl className="web-facts">
      <Fact name={words('library.form')}>{formWord(words, organisation.form)}</Fact>
      <Fact name={words('library.website')}>
        {organisation.website || house ? <SiteAddress address={organisation.website} /> : unpublished}
      </Fact>
      <Fact name={words('library.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : unpublished}</Fact>
      <Fact name={words('library.phone')}>
        {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : unpublished}
      </Fact>
      <Fact name={words('library.address')}>{address ? <Said said={address} /> : unpublished}</Fact>
      {city ? (
        <Fact name={words('library.city')}>
          <SaidName of={city} />
        </Fact>
      ) : null}
      {founded ? (
        <Fact name={words('library.founded')}>{founded.length === 10 ? plainDate(words, founded) : founded}</Fact>
      ) : null}
    </dl>
  )
}
