import { textDiff, type TextPiece } from '@koma/domain/text-diff.ts'
import { useText } from '../../i18n/use-text.ts'

interface Props {
  /** What the field is called. */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** What went and what came in one field, in the order of reading; marked by words for those who hear it. */
export function FieldDiff({ name, before, after }: Props) {
  return (
    <section className="c-content-diff">
      <h3>{name}</h3>
      <p dir="auto">
        {textDiff(written(before), written(after)).map((piece, at) => (
          // The pieces of a text that is never changed while it is shown.
          // eslint-disable-next-line react/no-array-index-key
          <Piece key={at} piece={piece} />
        ))}
      </p>
    </section>
  )
}

function Piece({ piece: { kind, text: words } }: { piece: TextPiece }) {
  const text = useText()
  if (kind === 'same') return <span>{words}</span>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="c-ears">{text(`consoleAudit.${kind}`)}</span>
      {words}
    </Mark>
  )
}

function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(written).join('\n')
  // A part of a list is a line of what it says; what is in it stands below.
  if (typeof value === 'object') return Object.values(value).map(written).filter(Boolean).join('　')
  return JSON.stringify(value)
}
