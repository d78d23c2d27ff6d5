import type { FilterValue } from '@koma/contract/content.ts'
import { initialIndexes, type LibraryKind } from '@koma/domain/library-kinds.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { useSite } from '../../lib/use-language.ts'
import { toResults } from '../../shell/results.ts'
import type { AskedRecords } from './asked-records.ts'
import { indexOf } from './databases.ts'
import { letterWord } from './filter-word.ts'

interface LetterIndexProps {
  readonly kind: LibraryKind
  readonly asked: AskedRecords
  readonly letters: readonly FilterValue[]
}

/** The drawers of the catalogue by zhuyin, kana or A to Z; only letters that have records. */
export function LetterIndex({ kind, asked, letters }: LetterIndexProps) {
  const { words, language, paths } = useSite()
  const index = asked.index ?? indexOf[language]
  return (
    <nav className="web-letters" aria-label={words('library.index')}>
      <ul role="list" className="web-letters-by">
        {initialIndexes.map((one) => (
          <li key={one}>
            <UiLink
              href={paths.records(kind, { ...asked, index: one, initial: undefined })}
              rel="nofollow"
              aria-current={one === index ? 'true' : undefined}
            >
              {words(`library.index_${one}`)}
            </UiLink>
          </li>
        ))}
      </ul>
      <ul role="list" className="web-letters-all">
        {letters.map(({ value, count }) => (
          <li key={value}>
            <UiLink
              href={toResults(paths.records(kind, { ...asked, index: asked.index, initial: value }))}
              rel="nofollow"
              aria-current={asked.initial === value ? 'true' : undefined}
              aria-label={words('library.letter', { letter: letterWord(words, value), count })}
            >
              {letterWord(words, value)} <span className="web-letters-count">{count}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
