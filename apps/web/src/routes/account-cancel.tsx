import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { contactForm, sendLetter, type ContactAnswer } from '../features/contact/contact.ts'
import { LeavingForm } from '../features/members/leaving-form.tsx'
import { LeavingStatus } from '../features/members/leaving-status.tsx'
import { LiveBookings } from '../features/members/live-bookings.tsx'
import { leaveOrStay, leavingMember, type LeavingAnswer } from '../features/members/leaving.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'
import { useToast } from '../shell/toasts.tsx'
import { Trail } from '../shell/trail.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [member, facts] = await Promise.all([leavingMember(screen), contactForm(screen)])
  return { member, facts }
}

/** A member's form says what is meant; a visitor's is a letter. */
export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  const answer = values.intent ? await leaveOrStay(screen, values) : await sendLetter(screen, 'account_cancel', values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<LeavingAnswer | ContactAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  ...(!values.intent && { values }),
  errors: { connection: message },
  toast,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('leaving.title'),
    description: words('leaving.description'),
    noindex: true,
  }))

/** account_cancel: leaving, thinking better of it, or a ticket for who cannot sign in. Source: product §2, §9 */
export default function AccountCancel() {
  const { member, facts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  const letter = answer !== null && 'values' in answer ? (answer as ContactAnswer) : null
  return (
    <div className="web-under-head k-stack">
      {member ? (
        <MemberHead href={paths.accountCancel()} title={words('leaving.title')} sound={words('leaving.sound')} />
      ) : (
        <>
          <Trail items={[{ href: paths.accountCancel(), label: words('leaving.title') }]} />
          <SectionHeading level={1} sound={words('leaving.sound')}>
            {words('leaving.title')}
          </SectionHeading>
        </>
      )}
      {member ? <LiveBookings bookings={member.bookings} /> : null}
      {member?.deletion ? <LeavingStatus deletion={member.deletion} /> : null}
      {member && !member.deletion ? <LeavingForm member={member} answer={letter ? null : answer} /> : null}
      {member ? null : (
        <>
          <p className="k-lead">{words('leaving.visitorLead')}</p>
          <div>
            <LinkButton href={paths.sign(paths.accountCancel())}>{words('leaving.visitorSignIn')}</LinkButton>
          </div>
          <ContactForm kind="account_cancel" facts={facts} answer={letter} />
        </>
      )}
    </div>
  )
}
