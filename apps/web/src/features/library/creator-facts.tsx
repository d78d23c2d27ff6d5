import type { Creator } from '@koma/contract/library.ts'
import { useSite } from '../../lib/use-language.ts'
import { Fact } from './fact.tsx'
import { Names } from './names.tsx'
import { roleWord } from './filter-word.ts'
import { SiteAddress } from './site-address.tsx'

/** The facts of a person. What is not published says so. */
export function CreatorFacts({ creator }: { creator: Creator }) {
  const { words } = useSite()
  return (
    <dl className="web-facts">
      {creator.aliases.length > 0 ? (
        <Fact name={words('library.aliases')}>
          <span lang="zh-Hant-TW">{creator.aliases.join(' / ')}</span>
        </Fact>
      ) : null}
      <Fact name={words('library.role')}>{creator.roles.map((role) => roleWord(words, role)).join(' / ')}</Fact>
      {creator.publishers.length > 0 ? (
        <Fact name={words('library.houses')}>
          <Names of={creator.publishers} kind="publisher" />
        </Fact>
      ) : null}
      <Fact name={words('library.website')}>
        <SiteAddress address={creator.website} />
      </Fact>
    </dl>
  )
}
