import { useEffect, useState } from 'react'

/**
 * Seconds left of a pause that began when the page was answered; it begins anew with another `start`. Without scripts 0:
 * the button is there, and the API says when it was too early.
 */
export function useCountdown(seconds: number, start: string): number {
  const [ticked, setTicked] = useState<{ start: string; passed: number } | null>(null)
  useEffect(() => {
    const begun = performance.now()
    const tick = () => setTicked({ start, passed: Math.floor((performance.now() - begun) / 1000) })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [start])
  if (ticked?.start !== start) return 0
  return Math.max(0, seconds - ticked.passed)
}
