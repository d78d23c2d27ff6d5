import type { StaffCreatorApplication } from '@koma/contract/creator-reviews.ts'
import type { CreatorDecision, CreatorFormField } from '@koma/domain/creator-application.ts'
import { useState } from 'react'
import { useRecordAction, type RecordOrder } from '../../data/use-record-action.ts'
import { useText } from '../../i18n/use-text.ts'

export type Comments = Readonly<Partial<Record<CreatorFormField, string>>>

/** What the reviewer is writing, and what may be decided with it. */
export function useVerdict(application: StaffCreatorApplication) {
  const text = useText()
  const [reason, setReason] = useState('')
  const [comments, setComments] = useState<Comments>({})
  const decide = useRecordAction('creators', ({ action }: RecordOrder & { action: CreatorDecision }) =>
    text(`consoleCreators.done_${action}`),
  )
  const said = written(comments)
  return {
    reason,
    setReason,
    comments,
    comment: (field: CreatorFormField, words: string) => setComments({ ...comments, [field]: words }),
    isPending: decide.isPending,
    /** Why the decision cannot be taken yet, as the key of a sentence; undefined when it can. */
    missing: (action: CreatorDecision) => missingFor(action, reason, said),
    decide(action: CreatorDecision) {
      const { id, version } = application
      const body = { reason: reason.trim(), ...(action === 'return' && { comments: said }) }
      decide.mutate({ action, id, version, body })
    },
  }
}

export type Verdict = ReturnType<typeof useVerdict>

/** The comments that say something. */
const written = (comments: Comments): Comments =>
  Object.fromEntries(
    Object.entries(comments).flatMap(([field, words]) => (words.trim() ? [[field, words.trim()]] : [])),
  )

function missingFor(action: CreatorDecision, reason: string, comments: Comments) {
  if (action === 'approve' || reason.trim()) return undefined
  if (action === 'reject') return 'consoleCreators.need_reason' as const
  return Object.keys(comments).length > 0 ? undefined : ('consoleCreators.need_words' as const)
}
