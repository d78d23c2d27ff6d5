import { Button } from '@koma/ui/button.tsx'
import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { lookAtLink } from '../features/members/mailed-link.ts'
import { calls } from '../lib/calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { refusalScreen, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'

type Outcome = 'verified' | 'failed'

/** Whether the link makes a new address the account's, or activates a registration; looking uses nothing up. */
export async function loader(args: LoaderFunctionArgs) {
  const identity = await lookAtLink(screenOf(args), args.params.code ?? '')
  return { isNewEmail: identity?.purpose === 'email_change' }
}

/** What the page shows was found before the link was used up. */
export const shouldRevalidate = () => false

/** Spends the code of the mailed link. Opening the link does not: mail programs open links on their own. Source: product §4 "Account" */
export async function action(args: ActionFunctionArgs): Promise<{ outcome: Outcome }> {
  const screen = screenOf(args)
  const result = await screen.api.call(calls.verify(args.params.code ?? ''))
  if (!result.ok && (result.status >= 500 || result.status === 429)) throw refusalScreen(screen, result)
  // A new address has ended every session of its member; one of somebody else in this browser lives on.
  if (result.ok) await screen.session.member()
  return { outcome: result.ok ? 'verified' : 'failed' }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('members.verifyTitle'), noindex: true }))

/** register/verify/{code}: a button that verifies the address, of a registration or a new one; an unknown code gets a sentence. */
export default function RegisterVerify() {
  const wording = useLoaderData<typeof loader>().isNewEmail ? newEmail : registration
  const outcome = useActionData<typeof action>()?.outcome
  return (
    <div className="web-door">
      <Panel
        colour={outcome === 'failed' ? 'paper' : 'yellow'}
        lean="end"
        speed={{ x: 50, y: 50, calm: 36 }}
        art={
          <PanelArt
            motif={outcome === 'failed' ? 'ink' : 'pen-dive'}
            colour={outcome === 'failed' ? 'paper' : 'yellow'}
          />
        }
      />
      <div className="k-box k-stack web-door-form">
        {outcome === 'verified' ? (
          <Verified wording={wording} />
        ) : outcome === 'failed' ? (
          <Failed wording={wording} />
        ) : (
          <Ask wording={wording} />
        )}
      </div>
    </div>
  )
}

const registration = {
  title: 'members.verifyTitle',
  text: 'members.verifyText',
  button: 'members.verifyButton',
  busy: 'members.verifying',
  leave: 'members.leave',
  doneTitle: 'members.verifiedTitle',
  doneText: 'members.verifiedText',
  failedText: 'members.verifyFailedText',
} as const

const newEmail = {
  title: 'recovery.emailTitle',
  text: 'recovery.emailText',
  button: 'recovery.emailButton',
  busy: 'recovery.emailWorking',
  leave: 'recovery.emailLeave',
  doneTitle: 'recovery.emailDoneTitle',
  doneText: 'recovery.emailDoneText',
  failedText: 'recovery.emailFailedText',
} as const

interface WordingProps {
  readonly wording: typeof registration | typeof newEmail
}

function Ask({ wording }: WordingProps) {
  const { words } = useSite()
  const { state } = useNavigation()
  return (
    <>
      <SectionHeading level={1}>{words(wording.title)}</SectionHeading>
      <p className="k-lead">{words(wording.text)}</p>
      <Form method="post">
        <Button type="submit" size="large" busyWord={state === 'idle' ? null : words(wording.busy)}>
          {words(wording.button)}
        </Button>
      </Form>
      <LeaveGuard
        active={state === 'idle'}
        question={words(wording.leave)}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </>
  )
}

function Verified({ wording }: WordingProps) {
  const { words, paths } = useSite()
  return (
    <>
      <Burst colour="yellow">
        <p className="k-burst-shout" lang="en" aria-hidden="true">
          {words('members.verifiedSound')}
        </p>
      </Burst>
      <SectionHeading level={1}>{words(wording.doneTitle)}</SectionHeading>
      <p className="k-lead" role="status">
        {words(wording.doneText)}
      </p>
      <div className="k-row">
        <LinkButton href={paths.sign()}>{words('members.signIn')}</LinkButton>
      </div>
    </>
  )
}

function Failed({ wording }: WordingProps) {
  const { words, paths } = useSite()
  return (
    <>
      <SectionHeading level={1}>{words('members.verifyFailedTitle')}</SectionHeading>
      <p className="k-lead" role="alert">
        {words(wording.failedText)}
      </p>
      <div className="k-row">
        <LinkButton href={paths.sign()}>{words('members.signIn')}</LinkButton>
        <LinkButton href={paths.register()} variant="quiet">
          {words('members.title')}
        </LinkButton>
      </div>
    </>
  )
}
