import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { keptRegistration } from '../features/members/kept-registration.ts'
import { OldUserClosed } from '../features/members/old-user-closed.tsx'
import { OldUserFields } from '../features/members/old-user-form.tsx'
import { OldUserHoldings } from '../features/members/old-user-holdings.tsx'
import { OldUserMerge } from '../features/members/old-user-merge.tsx'
import {
  askOldUserLink,
  mergeOldUser,
  moveOldUser,
  oldUserForm,
  type AskAnswer,
  type OldUserForm,
} from '../features/members/old-user.ts'
import { checkUsername, sendCode, type RegisterAnswer } from '../features/members/register.ts'
import { formValues } from '../lib/form-values.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const code = args.params.code ?? ''
  return { code, form: await oldUserForm(screenOf(args), code) }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const code = args.params.code ?? ''
  const values = await formValues(args.request)
  if (values.intent === 'sms') return sendCode(screen, values)
  if (values.intent === 'check') return checkUsername(screen, values)
  if (values.intent === 'merge') return mergeOldUser(screen, code)
  if (values.intent === 'ask') return askOldUserLink(screen, values)
  const answer = await moveOldUser(screen, code, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptRegistration

/** The lists and the record stay as they are while the form is filled in. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('oldUsers.infoTitle'), noindex: true }))

/** olduser/info/{code}: the registration of somebody of the former system, filled in. Source: product §2 */
export default function OldUserInfo() {
  const { code, form } = useLoaderData<typeof loader>()
  const answer = useActionData<RegisterAnswer | AskAnswer>() ?? null
  useToast(answer?.toast)
  if (form.state !== 'open') {
    return <OldUserClosed state={form.state} answer={answer && 'isAsked' in answer ? answer : null} />
  }
  return <Open code={code} form={form} answer={answer && 'intent' in answer ? answer : null} />
}

function Open({ code, form, answer }: { code: string; form: OldUserForm; answer: RegisterAnswer | null }) {
  const { words } = useSite()
  const isKnown = form.record.has_account || form.signedInAs !== null
  return (
    <div className="k-column k-stack">
      <SectionHeading level={1} sound={words('oldUsers.sound')}>
        {words('oldUsers.infoTitle')}
      </SectionHeading>
      <p className="k-lead">{words('oldUsers.infoLead')}</p>
      <OldUserHoldings record={form.record} />
      {isKnown ? <OldUserMerge code={code} signedInAs={form.signedInAs} /> : null}
      {isKnown ? <h2>{words('oldUsers.orNew')}</h2> : null}
      <OldUserFields form={form} answer={answer} />
    </div>
  )
}
