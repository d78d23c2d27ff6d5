import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { AgreementFields } from './agreement-fields.tsx'
import type { FormView } from './apply-data.ts'
import { ApplySide } from './apply-side.tsx'
import { AttachmentFields } from './attachment-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { ReturnedNotice } from './returned-notice.tsx'
import type { ApplyAnswer } from './send-application.ts'
import { summaryOf } from './summary.ts'
import { TypeFields } from './type-fields.tsx'
import { useApplyForm } from './use-apply-form.ts'
import { WorksFields } from './works-fields.tsx'

/** The creator's form; without scripts every button posts it, and it comes back filled in. Source: product §2, §3, §5 */
export function ApplyForm({ view, answer }: { view: FormView; answer: ApplyAnswer | null }) {
  const { words } = useSite()
  const { state, lists } = view
  const { form, summary, start, written, autosave, uploads, change, redrawn, isUnsaved, filesReady } = useApplyForm(
    view,
    answer,
  )
  const isIdle = useNavigation().state === 'idle'
  const { errors = {} } = answer ?? {}
  const fields = { written: start, errors, comments: state.comments }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="k-aside-layout"
      onChange={change}
      onSubmit={autosave.stop}
    >
      <div className="k-stack k-stack-wide">
        <input type="hidden" name="key" value={answer?.id ?? view.key} />
        <ReturnedNotice state={state} />
        <ErrorSummary ref={summary} title={words('creators.failed')} errors={summaryOf(words, errors, answer)} />
        <TypeFields {...fields} types={state.types} />
        <PersonFields {...fields} lists={lists} />
        <ContactFields {...fields} />
        <ProfileFields {...fields} />
        <WorksFields {...fields} today={state.today} onChange={redrawn} />
        <AttachmentFields {...fields} uploads={uploads} />
        <AgreementFields {...fields} />
      </div>
      <ApplySide
        written={written}
        files={filesReady}
        today={state.today}
        isResent={state.source === 'returned'}
        uploads={uploads}
        saved={autosave}
        hasDraft={state.saved_at !== null}
      />
      <LeaveGuard
        active={isUnsaved && isIdle}
        question={words('creators.leave')}
        leaveWord={words('creators.leaveYes')}
        stayWord={words('creators.leaveNo')}
      />
    </Form>
  )
}
