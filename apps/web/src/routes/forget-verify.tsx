import { Button } from '@koma/ui/button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useState } from 'react'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { ForgetDoor } from '../features/members/forget-door.tsx'
import { Problems } from '../features/members/forget-forms.tsx'
import { LinkFailed } from '../features/members/link-failed.tsx'
import { lookAtLink, resetByLink, type NewPasswordAnswer } from '../features/members/mailed-link.ts'
import { NewPasswordFields } from '../features/members/new-password-fields.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { useToast } from '../shell/toasts.tsx'

/** Looks at the link and uses nothing up. */
export async function loader(args: LoaderFunctionArgs) {
  const identity = await lookAtLink(screenOf(args), args.params.code ?? '')
  return { username: identity?.purpose === 'password_reset' ? identity.username_masked : null }
}

export async function action(args: ActionFunctionArgs) {
  const answer = await resetByLink(screenOf(args), args.params.code ?? '', await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, answer.isOver ? 409 : 422)
}

export const clientAction = keptForm<NewPasswordAnswer>(({ message, toast }) => ({
  id: crypto.randomUUID(),
  isOver: false,
  errors: { password: message },
  toast,
}))

/** A refused password leaves the link as it was. */
export const shouldRevalidate = () => false

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('recovery.newTitle'), noindex: true }))

/** forget/verify/{code}: the new password; sending it uses the link up. Source: product §2 "edit password" */
export default function ForgetVerify() {
  const { username } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words } = useSite()
  const { state } = useNavigation()
  const [isTouched, setIsTouched] = useState(false)
  useToast(answer?.toast)
  if (username === null || answer?.isOver) return <LinkFailed />
  return (
    <ForgetDoor motif="pen-dive" colour="yellow">
      <SectionHeading level={1}>{words('recovery.newTitle')}</SectionHeading>
      <p className="web-account">
        <span>{words('recovery.account')}</span> <strong translate="no">{username}</strong>
      </p>
      <Form method="post" noValidate className="k-stack k-form" onChange={() => setIsTouched(true)}>
        <Problems answer={answer} />
        <NewPasswordFields kind="new" username="" errors={answer?.errors ?? {}} />
        <p className="k-quiet k-small">{words('recovery.signsOut')}</p>
        <div>
          <Button type="submit" size="large" busyWord={state === 'idle' ? null : words('recovery.submitting')}>
            {words('recovery.submit')}
          </Button>
        </div>
      </Form>
      <LeaveGuard
        active={isTouched && state === 'idle'}
        question={words('recovery.leave')}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </ForgetDoor>
  )
}
