import { smsCodeMinutesValid, smsCodePauseSeconds } from '@koma/domain/account-rules.ts'
import { useEffect, useState } from 'react'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import type { RegisterAnswer } from './register.ts'

export interface CodeTimer {
  /** Seconds until another code may be asked for; 0 is now, and without scripts always: then the API says when. */
  readonly waitSeconds: number
  /** Seconds that the code stays valid; 0 when it has expired; null when none was sent. */
  readonly validSeconds: number | null
}

/** Counts down what the last answer about a code started. Source: product §5, §9 (10 minutes) */
export function useCodeTimer(answer: RegisterAnswer | null): CodeTimer {
  const isAlive = useIsAlive()
  const isCounting = answer !== null && (answer.isCodeSent || answer.waitSeconds !== null)
  const id = isCounting ? answer.id : null
  const [ticked, setTicked] = useState({ id, seconds: 0 })

  useEffect(() => {
    if (id === null) return
    const start = performance.now()
    const tick = () => setTicked({ id, seconds: Math.floor((performance.now() - start) / 1000) })
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [id])

  if (!isCounting) return { waitSeconds: 0, validSeconds: null }
  const passed = ticked.id === id ? ticked.seconds : 0
  const wait = isAlive ? (answer.waitSeconds ?? smsCodePauseSeconds) : 0
  return {
    waitSeconds: Math.max(0, wait - passed),
    validSeconds: answer.isCodeSent ? Math.max(0, smsCodeMinutesValid * 60 - passed) : null,
  }
}

/** 9:05 */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
