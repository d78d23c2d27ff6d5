import { Button } from '@koma/ui/button.tsx'
import { Burst } from '@koma/ui/burst.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { Form, useActionData, useNavigation, type ActionFunctionArgs } from 'react-router'
import { calls } from '../lib/calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { refusalScreen, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'

type Outcome = 'verified' | 'failed'

/** Spends the code of the mailed link. Opening the link does not: mail programs open links on their own. Source: product §4 "Account" */
export async function action(args: ActionFunctionArgs): Promise<{ outcome: Outcome }> {
  const screen = screenOf(args)
  const result = await screen.api.call(calls.verify(args.params.code ?? ''))
  if (!result.ok && (result.status >= 500 || result.status === 429)) throw refusalScreen(screen, result)
  return { outcome: result.ok ? 'verified' : 'failed' }
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('members.verifyTitle'), noindex: true }))

/** register/verify/{code}: a button that verifies the address; an unknown code gets a sentence. */
export default function RegisterVerify() {
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
        {outcome === 'verified' ? <Verified /> : outcome === 'failed' ? <Failed /> : <Ask />}
      </div>
    </div>
  )
}

function Ask() {
  const { words } = useSite()
  const { state } = useNavigation()
  return (
    <>
      <SectionHeading level={1}>{words('members.verifyTitle')}</SectionHeading>
      <p className="k-lead">{words('members.verifyText')}</p>
      <Form method="post">
        <Button type="submit" size="large" busyWord={state === 'idle' ? null : words('members.verifying')}>
          {words('members.verifyButton')}
        </Button>
      </Form>
      <LeaveGuard
        active={state === 'idle'}
        question={words('members.leave')}
        leaveWord={words('members.leaveYes')}
        stayWord={words('members.leaveNo')}
      />
    </>
  )
}

function Verified() {
  const { words, paths } = useSite()
  return (
    <>
      <Burst colour="yellow">
        <p className="web-burst-word" lang="en" aria-hidden="true">
          {words('members.verifiedSound')}
        </p>
      </Burst>
      <SectionHeading level={1}>{words('members.verifiedTitle')}</SectionHeading>
      <p className="k-lead" role="status">
        {words('members.verifiedText')}
      </p>
      <div className="k-row">
        <LinkButton href={paths.sign()}>{words('members.signIn')}</LinkButton>
      </div>
    </>
  )
}

function Failed() {
  const { words, paths } = useSite()
  return (
    <>
      <SectionHeading level={1}>{words('members.verifyFailedTitle')}</SectionHeading>
      <p className="k-lead" role="alert">
        {words('members.verifyFailedText')}
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
