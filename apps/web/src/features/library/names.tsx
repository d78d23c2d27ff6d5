import type { Link } from '@koma/contract/library.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { UiLink } from '@koma/ui/link.tsx'
import { wordsOf } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'
import { Said } from '../../shell/said.tsx'

/** Records by their names, each in its language, one after the other; with `kind` each leads to its own. */
export function Names({ of, kind }: { of: readonly Link[]; kind?: LibraryKind }) {
  const { language, paths } = useSite()
  return of.map((one, place) => {
    const name = <Said said={wordsOf(one, 'name', language)} />
    return (
      <span key={one.id}>
        {place > 0 ? ' / ' : ''}
        {kind ? <UiLink href={paths.record(kind, one.id)}>{name}</UiLink> : name}
      </span>
    )
  })
}
