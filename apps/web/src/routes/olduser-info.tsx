import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { creatorStart } from '../features/creators/creator-start.ts'
import { CreatorChoice } from '../features/members/creator-choice.tsx'
import { keptRegistration } from '../features/members/kept-registration.ts'
import { JoinPanels } from '../features/members/join-panels.tsx'
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
import { moveCreatorForm, type MoveCreatorAnswer } from '../server/move-creator-form.ts'
import { FormBeside } from '../shell/form-beside.tsx'
import { useToast } from '../shell/toasts.tsx'
import { OldUserCreatorForm } from './olduser-creator-form.tsx'

/** A creator's form is offered with everything; `?profile=later` moves the account alone. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const code = args.params.code ?? ''
  const form = await oldUserForm(screen, code)
  const wasCreator = form.state === 'open' && form.record.was_creator
  const isLater = screen.url.searchParams.get('profile') === 'later'
  return { code, form, wasCreator, creator: wasCreator && !isLater ? await creatorStart(screen, form.record) : null }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const code = args.params.code ?? ''
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const answer = await moveCreatorForm(screen, args.request, code)
    return answer instanceof Response ? answer : formAnswer(args, answer, answer.intent === 'register' ? 422 : 200)
  }
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
  const { form } = useLoaderData<typeof loader>()
  const answer = useActionData<MoveCreatorAnswer | RegisterAnswer | AskAnswer>() ?? null
  useToast(answer?.toast)
  if (form.state !== 'open') {
    return <OldUserClosed state={form.state} answer={answer && 'isAsked' in answer ? answer : null} />
  }
  return <Open form={form} answer={answer && 'intent' in answer ? answer : null} />
}

function Open({ form, answer }: { form: OldUserForm; answer: MoveCreatorAnswer | RegisterAnswer | null }) {
  const { code, wasCreator, creator } = useLoaderData<typeof loader>()
  const { words } = useSite()
  const isKnown = form.record.has_account || form.signedInAs !== null
  const written = answer && 'written' in answer ? answer : null
  return (
    <FormBeside panels={<JoinPanels />}>
      <SectionHeading level={1} sound={words('oldUsers.sound')}>
        {words('oldUsers.infoTitle')}
      </SectionHeading>
      <p className="k-lead">{words('oldUsers.infoLead')}</p>
      <OldUserHoldings record={form.record} />
      {isKnown ? <OldUserMerge code={code} signedInAs={form.signedInAs} /> : null}
      {isKnown ? <h2>{words('oldUsers.orNew')}</h2> : null}
      {wasCreator ? <CreatorChoice code={code} record={form.record} isLater={creator === null} /> : null}
      {creator ? (
        <OldUserCreatorForm {...{ code, form, creator }} answer={written} />
      ) : (
        <OldUserFields form={form} answer={answer} />
      )}
    </FormBeside>
  )
}
