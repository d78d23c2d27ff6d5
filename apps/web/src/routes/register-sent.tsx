import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { UiLink } from '@koma/ui/link.tsx'
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
import { resendMail } from '../features/members/resend-mail.ts'
import { demoMailboxPath } from '../lib/paths.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { session, site } = screenOf(args)
  return { email: session.recall('sentTo') ?? null, demo: site.demo, isSignedIn: session.hasTokens() }
}

/** Mails the link again; asked for by the notice that tells a member what is missing. */
export async function action(args: ActionFunctionArgs) {
  const answer = await resendMail(screenOf(args))
  return answer instanceof Response ? answer : formAnswer(args, answer, 429)
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('members.sentTitle'), noindex: true }))

/** The mail-sent page after registering. Source: product §2 "Mail-sent" */
export default function RegisterSent() {
  const { email, demo, isSignedIn } = useLoaderData<typeof loader>()
  useToast(useActionData<typeof action>()?.toast)
  const { words, paths } = useSite()
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="web-door">
      <Panel colour="cyan" lean="end" tone="corner-end" art={<PanelArt motif="hands" colour="cyan" />} />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1} sound={words('members.sentSound')}>
          {words('members.sentTitle')}
        </SectionHeading>
        <p className="k-lead">{email ? words('members.sentTextTo', { email }) : words('members.sentText')}</p>
        <p className="k-quiet">{words('members.sentHelp')}</p>
        {isSignedIn ? (
          <Form method="post">
            <Button type="submit" variant="quiet" busyWord={isSending ? words('activation.mailSending') : null}>
              {words('activation.mailAgain')}
            </Button>
          </Form>
        ) : (
          <p className="k-quiet">
            {words('members.sentAgainText')}{' '}
            <UiLink href={paths.sign(paths.memberInfo())}>{words('members.sentAgainSignIn')}</UiLink>
          </p>
        )}
        <div className="k-row">
          {demo ? <LinkButton href={demoMailboxPath}>{words('members.openMailbox')}</LinkButton> : null}
          <LinkButton href={paths.home()} variant="quiet">
            {words('members.sentHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
