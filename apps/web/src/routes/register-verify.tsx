import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LinkAlready } from '../features/members/link-already.tsx'
import { LinkAsk } from '../features/members/link-ask.tsx'
import { LinkRefused } from '../features/members/link-refused.tsx'
import { LinkSpent } from '../features/members/link-spent.tsx'
import { linkWording } from '../features/members/link-wording.ts'
import { lookAtLink } from '../features/members/mailed-link.ts'
import { spendLink } from '../features/members/spend-link.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'

/** Whether the link makes a new address the account's, or activates a registration; looking uses nothing up. */
export async function loader(args: LoaderFunctionArgs) {
  const identity = await lookAtLink(screenOf(args), args.params.code ?? '')
  return { isNewEmail: identity?.purpose === 'email_change' }
}

/** What the page shows was found before the link was used up; the frame is asked anew. */
export const shouldRevalidate = () => false

/** Spends the code of the mailed link. Opening the link does not: mail programs open links on their own. */
export const action = (args: ActionFunctionArgs) => spendLink(screenOf(args), args.params.code ?? '')

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('members.verifyTitle'), noindex: true }))

/** register/verify/{code}: a button that verifies the address, of a registration or a new one; an unknown code gets a sentence. */
export default function RegisterVerify() {
  const wording = linkWording(useLoaderData<typeof loader>().isNewEmail)
  const spent = useActionData<typeof action>() ?? null
  const outcome = spent?.outcome ?? null
  const colour = outcome === 'failed' ? 'paper' : 'yellow'
  return (
    <div className="web-door">
      <Panel
        colour={colour}
        lean="end"
        speed={{ x: 50, y: 50, calm: 36 }}
        art={<PanelArt motif={outcome === 'failed' ? 'ink' : 'pen-dive'} colour={colour} />}
      />
      <div className="k-box k-stack web-door-form">
        {spent === null ? <LinkAsk wording={wording} /> : null}
        {spent?.outcome === 'already' ? <LinkAlready wanted={spent.wanted} /> : null}
        {spent?.outcome === 'verified' ? <LinkSpent wording={wording} spent={spent} /> : null}
        {spent?.outcome === 'failed' ? <LinkRefused wording={wording} spent={spent} /> : null}
      </div>
    </div>
  )
}
