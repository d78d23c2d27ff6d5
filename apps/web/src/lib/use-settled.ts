import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * A form's answer as soon as what it changed is there, too: the router gives it before it asks the loaders anew. Who
 * answers it is not interrupted by what comes after it.
 */
export function useSettled<Answer>(answer: Answer): Answer {
  const { state } = useNavigation()
  const [settled, setSettled] = useState(answer)
  if (state !== 'idle' || settled === answer) return settled
  setSettled(answer)
  return answer
}
