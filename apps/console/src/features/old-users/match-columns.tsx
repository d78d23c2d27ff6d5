import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import { oldUserFields, oldUserFieldsRequired, type OldUserField, type OldUserMapping } from '@koma/domain/old-users.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../auth/use-me.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { MappedPreview } from './mapped-preview.tsx'
import { useImportAction } from './use-import.ts'
import { withColumn } from './with-column.ts'

/** Fields that stand open; the others wait behind a fold. */
const commonFields: readonly OldUserField[] = oldUserFields.slice(0, oldUserFields.indexOf('pen_name'))

/** The second step: which column holds which field, with the first rows as they would be read. */
export function MatchColumns({ list }: { list: OldUserImport }) {
  const text = useText()
  const formats = useFormats()
  const mayImport = useMay('old_users', 'import')
  const [mapping, setMapping] = useState<OldUserMapping>(list.mapping ?? list.guess)
  const check = useImportAction(list)
  const isAtWork = list.status === 'checking' || list.status === 'importing'
  const isWhole = oldUserFieldsRequired.every((field) => mapping[field] !== undefined)
  const choose = (field: OldUserField, column: number | undefined) => setMapping(withColumn(mapping, field, column))
  const rest = oldUserFields.filter((field) => !commonFields.includes(field))
  return (
    <section className="c-box c-stack" aria-labelledby="step-columns">
      <h2 id="step-columns">{text('consoleOldUsers.step_columns')}</h2>
      <p>
        <strong>{list.file_name}</strong>{' '}
        {text('consoleOldUsers.file_facts', { rows: formats.number(list.rows_total), encoding: list.encoding })}
      </p>
      <p>{text('consoleOldUsers.columns_text')}</p>
      <Fields {...{ list, mapping, choose }} fields={commonFields} />
      <details>
        <summary>{text('consoleOldUsers.more_fields')}</summary>
        <Fields {...{ list, mapping, choose }} fields={rest} />
      </details>
      <MappedPreview list={list} mapping={mapping} />
      {list.status === 'failed' ? <p role="alert">{text('consoleOldUsers.failed')}</p> : null}
      {list.is_file_kept ? (
        <>
          <p>{text('consoleOldUsers.check_text')}</p>
          <div>
            <Button
              disabled={!mayImport || !isWhole || isAtWork || check.isPending}
              onClick={() => check.mutate({ action: 'check', body: { mapping }, version: list.version })}
            >
              {text('consoleOldUsers.check')}
            </Button>
          </div>
        </>
      ) : (
        <p>{text('consoleOldUsers.file_gone')}</p>
      )}
    </section>
  )
}

interface FieldsProps {
  readonly list: OldUserImport
  readonly mapping: OldUserMapping
  readonly fields: readonly OldUserField[]
  choose(field: OldUserField, column: number | undefined): void
}

function Fields({ list, mapping, fields, choose }: FieldsProps) {
  const text = useText()
  const isRequired = (field: OldUserField) => (oldUserFieldsRequired as readonly string[]).includes(field)
  return (
    <div className="c-mapping">
      {fields.map((field) => (
        <label key={field} className="c-field">
          <span>
            {isRequired(field)
              ? text('consoleOldUsers.required', { field: text(`oldUserReport.field_${field}`) })
              : text(`oldUserReport.field_${field}`)}
          </span>
          <select
            className="c-input"
            value={mapping[field] ?? ''}
            onChange={({ currentTarget: { value } }) => choose(field, value === '' ? undefined : Number(value))}
          >
            <option value="">{text('consoleOldUsers.not_used')}</option>
            {list.columns.map((head, column) => (
              <option key={column} value={column}>
                {head || `#${column + 1}`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
