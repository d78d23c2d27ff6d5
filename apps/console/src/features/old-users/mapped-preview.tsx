import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import { oldUserFields, type OldUserMapping } from '@koma/domain/old-users.ts'
import { useText } from '../../i18n/use-text.ts'

/** The first rows under the fields that were chosen for their columns. */
export function MappedPreview({ list, mapping }: { list: OldUserImport; mapping: OldUserMapping }) {
  const text = useText()
  const fields = oldUserFields.filter((field) => mapping[field] !== undefined)
  if (list.sample.length === 0 || fields.length === 0) return null
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line no-noninteractive-tabindex
    <div className="c-scroll" tabIndex={0} role="region" aria-label={text('consoleOldUsers.preview')}>
      <table className="c-plain-table">
        <caption>{text('consoleOldUsers.preview')}</caption>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col">
                {text(`oldUserReport.field_${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.sample.map((cells, row) => (
            <tr key={row}>
              {fields.map((field) => (
                <td key={field}>{cells[mapping[field]!] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
