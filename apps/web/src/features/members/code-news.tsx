import { StateMark } from '@koma/ui/state-tag.tsx'
import { useSite } from '../../lib/use-language.ts'
import type { RegisterAnswer } from './register.ts'
import { clockOf } from './use-code-timer.ts'

export interface CodeNewsProps {
  /** The last answer about a code. */
  readonly answer: RegisterAnswer | null
  /** Seconds that the code stays valid; null when none was sent. */
  readonly validSeconds: number | null
}

/** What asking for a code came to, beside its button: a toast is gone in a second, and a page without scripts has none. */
export function CodeNews({ answer, validSeconds }: CodeNewsProps) {
  const { words } = useSite()
  // What is wrong with the number stands at the number.
  const refusal = answer?.toast?.tone === 'error' && answer.errors.mobile === undefined ? answer.toast.text : null
  if (refusal) return <p role="status">{refusal}</p>
  if (validSeconds === null) return null
  if (validSeconds === 0) return <p>{words('members.codeExpired')}</p>
  return (
    <p>
      <StateMark look="good" /> <strong>{words('members.codeSent')}</strong>{' '}
      <span className="k-quiet">{words('members.codeValid', { time: clockOf(validSeconds) })}</span>
    </p>
  )
}
