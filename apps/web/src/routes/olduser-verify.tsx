import { LinkButton } from '@koma/ui/link-button.tsx'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { OldUserClosed } from '../features/members/old-user-closed.tsx'
import { askOldUserLink, oldUserState } from '../features/members/old-user.ts'
import { formValues } from '../lib/form-values.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'

/** Opening the link uses nothing up and shows nothing of anybody: mail programs open links on their own. */
export async function loader(args: LoaderFunctionArgs) {
  const code = args.params.code ?? ''
  return { code, state: await oldUserState(screenOf(args), code) }
}

/** Asks for a new link. */
export async function action(args: ActionFunctionArgs) {
  const answer = await askOldUserLink(screenOf(args), await formValues(args.request))
  return answer.isAsked ? answer : formAnswer(args, answer, 422)
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('oldUsers.title'),
    description: words('oldUsers.description'),
    noindex: true,
  }))

/** olduser/verify/{code}: what moving is, and the way to the form. Source: product §2 */
export default function OldUserVerify() {
  const { code, state } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  useToast(answer?.toast)
  return state === 'open' ? <Explained code={code} /> : <OldUserClosed state={state} answer={answer} />
}

function Explained({ code }: { code: string }) {
  const { words, paths } = useSite()
  return (
    <div className="web-door">
      <Panel
        colour="yellow"
        lean="end"
        speed={{ x: 50, y: 50, calm: 36 }}
        art={<PanelArt motif="book" colour="yellow" />}
      />
      <div className="k-box k-stack web-door-form">
        <SectionHeading level={1} sound={words('oldUsers.sound')}>
          {words('oldUsers.title')}
        </SectionHeading>
        <p className="k-lead">{words('oldUsers.verifyText')}</p>
        <h2>{words('oldUsers.comesTitle')}</h2>
        <ul className="k-stack-tight">
          <li>{words('oldUsers.comesPoints')}</li>
          <li>{words('oldUsers.comesClass')}</li>
          <li>{words('oldUsers.comesRecord')}</li>
        </ul>
        <div className="k-row">
          <LinkButton href={paths.oldUserInfo(code)} size="large">
            {words('oldUsers.verifyButton')}
          </LinkButton>
        </div>
        <p className="k-quiet">{words('oldUsers.verifySafe')}</p>
      </div>
    </div>
  )
}
