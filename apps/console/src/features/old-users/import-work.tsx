import type { OldUserImport } from '@koma/contract/old-user-imports.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'

/** How far the worker has come. */
export function ImportWork({ list }: { list: OldUserImport }) {
  const text = useText()
  const formats = useFormats()
  const label = text(list.status === 'checking' ? 'consoleOldUsers.working_check' : 'consoleOldUsers.working_run')
  return (
    <section className="c-box c-stack" aria-live="polite">
      <h2>{label}</h2>
      <progress className="c-progress" max={list.rows_total} value={list.rows_done} aria-label={label} />
      <p>
        {text('consoleOldUsers.progress', {
          done: formats.number(list.rows_done),
          total: formats.number(list.rows_total),
        })}
      </p>
    </section>
  )
}
