import Button from '@mui/material/Button'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly error: Error
  onRetry(): void
}

/** What went wrong in the server's own sentence, and another try. */
export function Problem({ error, onRetry }: Props) {
  const text = useText()
  return (
    <div className="c-problem" role="alert">
      <h2>{text('consoleShell.problem')}</h2>
      <p>{error.message}</p>
      <Button onClick={onRetry}>{text('consoleShell.retry')}</Button>
    </div>
  )
}
