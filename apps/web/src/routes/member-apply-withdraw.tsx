import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { calls } from '../lib/calls.ts'
import { flash } from '../lib/flash.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { load, notFound, refusalScreen, requireMember, screenOf, seeOther } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'

/** Only an application of one's own that can be withdrawn has this page. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen, screen.paths.memberApply())
  const { data } = await load(screen, calls.creatorApplications())
  if (!data.some(({ id, can_withdraw }) => id === args.params.applicationId && can_withdraw)) throw notFound()
  return null
}

/** Somebody was faster (a reviewer, another window): the page of the application says how it stands. */
export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen, screen.paths.memberApply())
  const result = await screen.api.call(calls.creatorWithdraw(args.params.applicationId ?? ''))
  if (!result.ok && result.code !== 'creator.state') throw refusalScreen(screen, result)
  if (result.ok) flash(screen, 'creatorWithdrawn')
  return seeOther(screen.paths.memberApply())
}

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('creators.withdrawTitle'), noindex: true }))

/** The question of withdrawing, for a page without scripts. */
export default function MemberApplyWithdraw() {
  const { words, paths } = useSite()
  return (
    <div className="web-under-head k-stack">
      <MemberHead href={paths.memberApply()} title={words('creators.withdrawTitle')} />
      <div className="k-box k-stack">
        <p>{words('creators.withdrawText')}</p>
        <div className="k-row">
          <LinkButton href={paths.memberApply()} variant="quiet">
            {words('creators.withdrawNo')}
          </LinkButton>
          <Form method="post">
            <Button type="submit" variant="danger">
              {words('creators.withdrawYes')}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  )
}
