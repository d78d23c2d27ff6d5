import { filesOfRecordMax } from '@koma/contract/files.ts'
import { useState } from 'react'
import type { CreatorStart } from '../features/creators/creator-start.ts'
import { MovingFields } from '../features/creators/moving-fields.tsx'
import { filesField } from '../features/creators/send-application.ts'
import { summaryOf as summaryOfCreator } from '../features/creators/summary.ts'
import { readWritten } from '../features/creators/written-form.ts'
import { refusedBySchema } from '../features/members/form-check.ts'
import type { OldUserForm } from '../features/members/old-user.ts'
import { answer as emptyAnswer } from '../features/members/register.ts'
import { isRegistrationField, summaryOf } from '../features/members/registration.ts'
import { RegistrationForm } from '../features/members/registration-form.tsx'
import { errorToast } from '../lib/flash.ts'
import { valuesOf, type FieldErrors } from '../lib/form-values.ts'
import { useHeldFiles } from '../lib/use-held-files.ts'
import { useSite } from '../lib/use-language.ts'
import { useSentForm } from '../lib/use-sent-form.ts'
import type { Words } from '../lib/words.ts'
import type { MoveCreatorAnswer } from '../server/move-creator-form.ts'
import { useToast } from '../shell/toasts.tsx'

export interface OldUserCreatorFormProps {
  readonly code: string
  readonly form: OldUserForm
  readonly creator: CreatorStart
  readonly answer: MoveCreatorAnswer | null
}

/**
 * The account and the profile of a creator of the former system in one form, with their files. With scripts the page
 * sends it itself and tells how far it is; without them it is posted as it stands. Source: product §2, api.md "Other"
 */
export function OldUserCreatorForm({ code, form, creator, answer }: OldUserCreatorFormProps) {
  const { words, paths, language } = useSite()
  const held = useHeldFiles(filesOfRecordMax)
  const sending = useSentForm<MoveCreatorAnswer>({
    address: paths.oldUserMove(code),
    filesField,
    held,
    async check(posted) {
      const refused = await refusedBySchema(valuesOf(posted), language)
      return refused && { ...refused, written: readWritten(posted) }
    },
    unanswered(posted) {
      const message = words('errors.noConnection')
      const nothing = emptyAnswer('register', valuesOf(posted))
      const written = readWritten(posted)
      return { ...nothing, errors: { connection: message }, toast: errorToast(message), written }
    },
  })
  const last = sending.answer ?? answer
  const [isPosted] = useState(answer !== null)
  useToast(sending.answer?.toast)
  const isApplying = creator.isApplying
  const texts = {
    failed: words('oldUsers.failed'),
    submit: words(isApplying ? 'oldUsers.submitApply' : 'oldUsers.submit'),
    submitting: words('oldUsers.submitting'),
    leave: words('oldUsers.leave'),
    emailHint: words('oldUsers.emailHint'),
  }
  return (
    <RegistrationForm
      {...{ lists: form.lists, answer: last, filledIn: form.start, texts, summarise }}
      sending={{ encType: 'multipart/form-data', onSubmit: sending.onSubmit, isSending: sending.isSending }}
    >
      <input type="hidden" name="mailedTo" value={form.record.email} />
      <MovingFields
        written={last?.written ?? creator.start}
        errors={last?.errors ?? {}}
        lists={creator.lists}
        today={form.lists.today}
        uploads={held}
        isApplying={isApplying}
        filesNote={isPosted ? words('oldUsers.filesAgain') : null}
      />
    </RegistrationForm>
  )
}

/** The lines of both forms, the account's first. */
function summarise(words: Words, errors: FieldErrors) {
  const part = (isAccount: boolean) =>
    Object.fromEntries(
      Object.entries(errors).filter(([field]) => (field !== 'type' && isRegistrationField(field)) === isAccount),
    )
  return [...summaryOf(words, part(true)), ...summaryOfCreator(words, part(false), null)]
}
