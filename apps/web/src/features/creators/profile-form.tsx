import { Button } from '@koma/ui/button.tsx'
import { ErrorSummary } from '@koma/ui/error-summary.tsx'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import { LeaveGuard } from '../../shell/leave-guard.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { ProfileView } from './profile-data.ts'
import { ProfileFields } from './profile-fields.tsx'
import type { ApplyAnswer } from './send-application.ts'
import { summaryOf } from './summary.ts'
import { WorksFields } from './works-fields.tsx'

/** A creator's own profile: the fields of the application without its class and files. */
export function ProfileForm({ view, answer }: { view: ProfileView; answer: ApplyAnswer | null }) {
  const { words } = useSite()
  const summary = useRef<HTMLDivElement>(null)
  const navigation = useNavigation()
  const [isTouched, setIsTouched] = useState(false)
  const { errors = {}, written = view.written } = answer ?? {}
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])
  const fields = { written, errors, comments: {} }
  const isSaving = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  return (
    <Form method="post" noValidate className="k-stack k-stack-wide" onChange={() => setIsTouched(true)}>
      <ErrorSummary ref={summary} title={words('creators.saveFailed')} errors={summaryOf(words, errors, answer)} />
      <PersonFields {...fields} lists={view.lists} />
      <ContactFields {...fields} />
      <ProfileFields {...fields} />
      <WorksFields {...fields} today={view.today} onChange={() => {}} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="save"
          size="large"
          busyWord={isSaving ? words('creators.saving') : null}
        >
          {words('creators.save')}
        </Button>
      </div>
      <LeaveGuard
        active={isTouched && navigation.state === 'idle'}
        question={words('creators.leave')}
        leaveWord={words('creators.leaveYes')}
        stayWord={words('creators.leaveNo')}
      />
    </Form>
  )
}
