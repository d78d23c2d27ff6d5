import type { ErrorBody } from '@koma/contract/wire.ts'
import Button from '@mui/material/Button'
import { useFormats, useText } from '../../i18n/use-text.ts'

interface Props {
  readonly stale: NonNullable<ErrorBody['stale']>
  /** What a field of this form is called. */
  fieldName(field: string): string
  onTheirs(): unknown
  onMine(): unknown
}

/** Somebody else was faster: who, when, which fields, and the two ways on. Nothing that was typed is lost by itself. */
export function StaleNotice({ stale, fieldName, onTheirs, onMine }: Props) {
  const text = useText()
  const formats = useFormats()
  return (
    <div className="c-problem" role="alert">
      <h2>{text('consoleContent.stale_title')}</h2>
      <p>{text('consoleContent.stale_text', { name: stale.changed_by ?? '—', at: formats.at(stale.changed_at) })}</p>
      {stale.fields.length > 0 && (
        <p>
          {text('consoleContent.stale_fields', {
            fields: stale.fields.map(fieldName).join(text('consoleContent.and')),
          })}
        </p>
      )}
      <div className="c-row-actions">
        <Button variant="outlined" onClick={() => void onTheirs()}>
          {text('consoleContent.take_theirs')}
        </Button>
        <Button variant="outlined" onClick={() => void onMine()}>
          {text('consoleContent.keep_mine')}
        </Button>
      </div>
    </div>
  )
}
