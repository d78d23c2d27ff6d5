import { useText } from '../i18n/use-text.ts'

/** Says that something is being read. */
export function Waiting() {
  const text = useText()
  return (
    <p className="c-waiting" role="status">
      {text('consoleShell.waiting')}
    </p>
  )
}
