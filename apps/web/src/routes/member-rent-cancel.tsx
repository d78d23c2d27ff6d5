import { Button } from '@koma/ui/button.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { Form, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CancelFacts } from '../features/rent/cancel-facts.tsx'
import { cancelMemberRent, memberRent } from '../features/rent/member-rents.ts'
import { dateTime } from '../lib/format.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberRent(screenOf(args), args.params.rentId)

export const action = (args: ActionFunctionArgs) => cancelMemberRent(screenOf(args), args.params.rentId)

export const clientAction = keptForm(({ toast }) => ({ toast }))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('rent.cancelTitle'), noindex: true }))

/** The question of the cancel dialog as a page, for a browser that runs no scripts. */
export default function MemberRentCancel() {
  const { rent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <div className="web-under-head k-stack">
      <MemberHead
        href={paths.memberRentCancel(rent.id)}
        title={words('rent.cancelTitle')}
        under={{ href: paths.memberRent(), label: words('rent.recordsTitle') }}
      />
      <div className="k-box k-stack">
        {rent.can_cancel ? (
          <CancelFacts rent={rent} />
        ) : (
          <p>{words('rent.cancelTooLate', { at: dateTime(words, rent.cancel_until) })}</p>
        )}
        <div className="k-row">
          <LinkButton href={paths.memberRent()} variant="quiet">
            {words('rent.cancelNo')}
          </LinkButton>
          {rent.can_cancel ? (
            <Form method="post">
              <Button type="submit" variant="danger">
                {words('rent.cancelYes')}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </div>
  )
}
