import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AgreeForm } from '../features/members/agree-form.tsx'
import { AgreementRecord } from '../features/members/agreement-record.tsx'
import { agreeToChanges, memberAgreements, type AgreeAnswer } from '../features/members/agreements.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'
import { useToast } from '../shell/toasts.tsx'

export const loader = (args: LoaderFunctionArgs) => memberAgreements(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await agreeToChanges(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<AgreeAnswer>(({ toast }) => ({ errors: {}, toast }))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('agreements.title'),
    description: words('agreements.description'),
    noindex: true,
  }))

/** member/agreements: what was agreed to, and what has changed since. Decision: 0025 */
export default function MemberAgreementsScreen() {
  const { agreements, guardian_needed: isMinor } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  const due = agreements.filter((agreement) => agreement.due)
  const isGuardianNeeded = isMinor && due.some(({ document }) => document === 'terms')
  return (
    <div className="web-under-head k-stack k-stack-wide">
      <MemberHead href={paths.memberAgreements()} title={words('agreements.title')} lead={words('agreements.lead')} />
      {due.length > 0 ? <AgreeForm due={due} isGuardianNeeded={isGuardianNeeded} answer={answer} /> : null}
      {agreements.map((agreement) => (
        <AgreementRecord key={agreement.document} agreement={agreement} />
      ))}
    </div>
  )
}
