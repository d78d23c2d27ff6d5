import type { CreatorCard as Creator } from '@koma/contract/library.ts'
import { useSite } from '../../lib/use-language.ts'
import { roleWord } from './filter-word.ts'
import { Slip } from './slip.tsx'

/** One person in a list. */
export function CreatorCard({ creator }: { creator: Creator }) {
  const { words, paths } = useSite()
  return (
    <Slip
      record={creator}
      href={paths.record('creator', creator.id)}
      tab={creator.roles.map((role) => roleWord(words, role)).join(' / ')}
      foot={words('library.worksCount', { count: creator.works_count })}
    >
      {creator.aliases.length > 0 ? (
        <p lang="zh-Hant-TW">
          {words('library.aliases')}
          {words('shell.colon')}
          {creator.aliases.join(' / ')}
        </p>
      ) : null}
    </Slip>
  )
}
