import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { Trail } from '../../shell/trail.tsx'
import { CiteThis, type CitedRecord } from './cite-this.tsx'
import { databases } from './databases.ts'
import { RecordSources } from './record-sources.tsx'

interface RecordFrameProps {
  readonly kind: LibraryKind
  readonly record: { readonly id: number; readonly sources: readonly string[]; readonly unsourced: readonly string[] }
  /** As the trail has it. */
  readonly name: ReactNode
  readonly cited: Omit<CitedRecord, 'path' | 'key'>
  /** Beside the facts: a jacket, a card. */
  readonly picture: ReactNode
  /** The head and the facts. */
  readonly facts: ReactNode
  /** Works, awards and what else leads on. */
  readonly children: ReactNode
}

/** The frame of every record: where it stands, what it is, where it leads, its sources, how to cite and to mend it. */
export function RecordFrame({ kind, record, name, cited, picture, facts, children }: RecordFrameProps) {
  const { words, paths } = useSite()
  const path = paths.record(kind, record.id)
  const database = words(`library.${databases[kind].words.title}`)
  return (
    <div className="k-stack k-stack-wide">
      <Trail
        items={[
          { href: paths.records(kind), label: database },
          { href: path, label: name },
        ]}
      />
      <article className="web-record">
        <div className="web-record-cover">{picture}</div>
        <div className="k-stack web-record-card">{facts}</div>
      </article>
      {children}
      <div className="web-record-foot">
        <RecordSources kind={kind} name={cited.title} record={record} />
        <CiteThis record={{ ...cited, path, key: `${kind}-${record.id}` }} />
      </div>
      <p>
        <LinkButton href={paths.records(kind)} variant="quiet">
          {words('library.back')}
        </LinkButton>
      </p>
    </div>
  )
}
