import type { OldUserLine } from '@koma/contract/old-user-imports.ts'
import { oldUserFields, type OldUserField } from '@koma/domain/old-users.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { StateTag } from '../../shell/state-tag.tsx'
import { TableHead } from '../../shell/table-head.tsx'

/** What is to say of the lines of a list, in their order. */
export function ImportLines({ lines, total }: { lines: readonly OldUserLine[]; total: number }) {
  const text = useText()
  const formats = useFormats()
  const heads = useHeads()
  if (lines.length === 0) return <p>{text('consoleOldUsers.no_lines')}</p>
  return (
    <>
      <table className="c-table">
        <caption className="c-ears">{text('consoleOldUsers.step_report')}</caption>
        <TableHead heads={Object.values(heads)} />
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      {total > lines.length ? (
        <p>
          {text('consoleOldUsers.more_lines', { shown: formats.number(lines.length), total: formats.number(total) })}
        </p>
      ) : null}
    </>
  )
}

function Line({ line }: { line: OldUserLine }) {
  const text = useText()
  const formats = useFormats()
  const heads = useHeads()
  return (
    <tr>
      <td data-label={heads.line} className="c-numeric">
        {formats.number(line.line)}
      </td>
      <td data-label={heads.outcome}>
        <StateTag
          state={line.outcome === 'refused' ? 'rejected' : 'over'}
          word={text(`consoleOldUsers.outcome_${line.outcome}`)}
        />
      </td>
      <td data-label={heads.oldId} className="c-short">
        {line.old_id}
      </td>
      <td data-label={heads.message}>
        {isField(line.field) && <strong>{text(`oldUserReport.field_${line.field}`)} </strong>}
        {line.message}
      </td>
      <td data-label={heads.value} className="c-long">
        {line.value}
      </td>
    </tr>
  )
}

function useHeads() {
  const text = useText()
  return {
    line: text('consoleOldUsers.line'),
    outcome: text('consoleOldUsers.outcome'),
    oldId: text('consoleOldUsers.old_id'),
    message: text('consoleOldUsers.message'),
    value: text('consoleOldUsers.value'),
  }
}

const isField = (field: string | null): field is OldUserField => (oldUserFields as readonly unknown[]).includes(field)
