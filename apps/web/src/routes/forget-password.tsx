import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { TabLinks } from '@koma/ui/tab-links.tsx'
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import { ForgetDoor } from '../features/members/forget-door.tsx'
import { ForgetByMail, ForgetByPhone } from '../features/members/forget-forms.tsx'
import { mailResetLink, resetByCode, sendResetCode, type ForgetMailAnswer } from '../features/members/forget.ts'
import type { RegisterAnswer } from '../features/members/register.ts'
import { shownAgain } from '../features/members/registration.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'

type Answer = RegisterAnswer | ForgetMailAnswer

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  if (values.intent === 'sms') return sendResetCode(screen, values)
  const answer: Answer | Response =
    values.intent === 'mail' ? await mailResetLink(screen, values) : await resetByCode(screen, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<Answer>(({ values, message, toast }) => {
  const kept = { id: crypto.randomUUID(), values: shownAgain(values), toast }
  if (values.intent === 'mail') return { ...kept, intent: 'mail', errors: { email: message } }
  const nothingSent = { isCodeSent: false, waitSeconds: null, isTaken: null }
  return { ...kept, ...nothingSent, intent: 'reset', errors: { mobile: message } }
})

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('recovery.title'),
    description: words('recovery.description'),
    noindex: true,
  }))

/** forget_password: by mobile or by mail, each with its address. Source: product §2 "Forgot password" */
export default function ForgetPassword() {
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  const isByMail = useSearchParams()[0].get('by') === 'mail'
  useToast(answer?.toast)
  return (
    <ForgetDoor motif="ink" colour="cyan">
      <SectionHeading level={1} sound={words('recovery.sound')}>
        {words('recovery.title')}
      </SectionHeading>
      <p className="k-lead">{words('recovery.lead')}</p>
      <TabLinks
        label={words('recovery.ways')}
        items={[
          { href: paths.forgetPassword(), label: words('recovery.byPhone'), current: !isByMail },
          { href: paths.forgetPassword('mail'), label: words('recovery.byMail'), current: isByMail },
        ]}
      />
      {isByMail ? (
        <ForgetByMail key="mail" answer={answer?.intent === 'mail' ? answer : null} />
      ) : (
        <ForgetByPhone key="phone" answer={answer && answer.intent !== 'mail' ? answer : null} />
      )}
      <p>
        {words('recovery.remembered')} <UiLink href={paths.sign()}>{words('recovery.signIn')}</UiLink>
      </p>
    </ForgetDoor>
  )
}
