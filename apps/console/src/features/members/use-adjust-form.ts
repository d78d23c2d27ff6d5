import type { StaffMember } from '@koma/contract/staff.ts'
import { useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { isLarge, problemsOf, type AdjustField, type AdjustForm } from './adjust-form.ts'
import { useAdjust } from './use-adjust.ts'

const emptyForm: AdjustForm = { direction: 'give', amount: '', source: 'reward', reason: '' }

/**
 * The state of the adjustment form: what is typed, what is wrong with it (once it was tried), whether a large one is
 * being looked at once more, and the sending.
 */
export function useAdjustForm(member: StaffMember, onDone: () => void) {
  const text = useText()
  const [form, setForm] = useState(emptyForm)
  const [isTried, setTried] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const adjust = useAdjust(member, onDone)
  const problems = problemsOf(form, member.points.total)
  return {
    form,
    element,
    isSending: adjust.isPending,
    isChecking,
    goBack: () => setChecking(false),
    messageOf(field: AdjustField): string | undefined {
      const refused = adjust.error instanceof ApiError ? adjust.error.body.errors[field] : undefined
      const problem = problems[field]
      return isTried && problem ? text(`consolePoints.${problem}`) : refused
    },
    change(part: Partial<AdjustForm>) {
      adjust.reset()
      setForm({ ...form, ...part })
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      const [wrong] = Object.keys(problems)
      if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      else if (isLarge(form) && !isChecking) setChecking(true)
      else adjust.mutate(form, { onError: () => setChecking(false) })
    },
  }
}
