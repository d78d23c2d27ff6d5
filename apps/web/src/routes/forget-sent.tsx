import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { ForgetDoor } from '../features/members/forget-door.tsx'
import { mailLinkAgain } from '../features/members/forget.ts'
import { useCountdown } from '../features/members/use-countdown.ts'
import { demoMailboxPath } from '../lib/paths.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'

/** Seconds until the mail may be sent again. Source: api.md (one a minute) */
const pauseSeconds = 60

export function loader(args: LoaderFunctionArgs) {
  const { session, site } = screenOf(args)
  return { email: session.recall('sentTo') ?? null, demo: site.demo, shown: crypto.randomUUID() }
}

/** Sends the link again. */
export async function action(args: ActionFunctionArgs) {
  const answer = await mailLinkAgain(screenOf(args))
  return answer instanceof Response ? answer : formAnswer(args, answer, 429)
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('recovery.sentTitle'), noindex: true }))

/** The mail-sent page of a forgotten password; it does not say whether anybody is known. Source: product §2 "Mail-sent" */
export default function ForgetSent() {
  const { email, demo, shown } = useLoaderData<typeof loader>()
  useToast(useActionData<typeof action>()?.toast)
  const { words, paths } = useSite()
  const { state } = useNavigation()
  const left = useCountdown(pauseSeconds, shown)
  return (
    <ForgetDoor motif="hands" colour="cyan">
      <SectionHeading level={1} sound={words('recovery.sentSound')}>
        {words('recovery.sentTitle')}
      </SectionHeading>
      <p className="k-lead">{email ? words('recovery.sentText', { email }) : words('recovery.sentTextPlain')}</p>
      <p className="k-quiet">{words('recovery.sentHelp')}</p>
      <div className="k-row">
        {demo ? <LinkButton href={demoMailboxPath}>{words('members.openMailbox')}</LinkButton> : null}
        {email ? (
          <Form method="post">
            <Button
              type="submit"
              variant="quiet"
              disabledReason={left > 0 ? words('recovery.againIn', { seconds: left }) : null}
              busyWord={state === 'submitting' ? words('recovery.mailSubmitting') : null}
            >
              {words('recovery.again')}
            </Button>
          </Form>
        ) : null}
        <LinkButton href={paths.forgetPassword('mail')} variant="quiet">
          {words('recovery.otherAddress')}
        </LinkButton>
      </div>
    </ForgetDoor>
  )
}
