import { zAdjustment, type StaffMember } from '@koma/contract/staff.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useFormats, useText } from '../../i18n/use-text.ts'
import { toRequest, type AdjustForm } from './adjust-form.ts'

/**
 * Sends an adjustment. Its key makes a second press, or a repetition after a lost answer, the same one
 * adjustment; a form that was changed in between is another.
 */
export function useAdjust(member: StaffMember, onDone: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const formats = useFormats()
  const keyOf = useKeyOfForm()
  return useMutation({
    mutationFn: async (form: AdjustForm) =>
      zAdjustment.parse(
        await dataProvider.act({
          resource: 'members',
          id: member.id,
          action: 'adjust',
          body: toRequest(form),
          idempotencyKey: keyOf(form),
        }),
      ),
    onSuccess: (adjustment) => {
      const points = formats.signed(adjustment.points)
      if (adjustment.status === 'waiting') notify(text('consolePoints.done_waiting', { points }), { type: 'warning' })
      else notify(text('consolePoints.done_applied', { points, name: member.name }), { type: 'success' })
      onDone()
    },
    onError: (error: Error) => {
      // The messages of a 422 stand at its fields.
      if (!(error instanceof ApiError && error.status === 422)) notify(error.message, { type: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}

function useKeyOfForm() {
  const last = useRef({ form: '', key: '' })
  return (form: AdjustForm): string => {
    const written = JSON.stringify(toRequest(form))
    if (last.current.form !== written) last.current = { form: written, key: crypto.randomUUID() }
    return last.current.key
  }
}
