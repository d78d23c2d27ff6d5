import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { useEffect, useRef } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { Alternatives } from './alternatives.tsx'
import type { BookingAnswer, Problem } from './book.ts'

export interface BookingProblemProps {
  /** What is wrong first: of the answer, or of the price that was asked for. */
  readonly problem: Problem | null
  readonly answer: BookingAnswer | null
}

/** All that is wrong, and the times that could be had instead. */
export function BookingProblem({ problem, answer }: BookingProblemProps) {
  const { words } = useSite()
  const summary = useRef<HTMLDivElement>(null)
  const takesFocus = Boolean(answer?.problem)
  useEffect(() => {
    if (takesFocus) summary.current?.focus()
  }, [takesFocus])
  if (!problem) return null
  const alternatives = answer?.alternatives ?? []
  return (
    <>
      <ErrorSummary ref={summary} title={words('rent.failed')} errors={[problem, ...(answer?.also ?? [])]} />
      {problem.detail ? <p>{problem.detail}</p> : null}
      {alternatives.length > 0 ? <Alternatives alternatives={alternatives} /> : null}
    </>
  )
}
