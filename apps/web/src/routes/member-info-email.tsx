import { Button } from '@koma/ui/button.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import { TextField } from '@koma/ui/text-field.tsx'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { accountOf, changeEmail, type AccountAnswer } from '../features/members/account-changes.ts'
import { AccountFrame } from '../features/members/account-frame.tsx'
import { ProofFields } from '../features/members/proof-fields.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { demoMailboxPath } from '../lib/paths.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const loader = (args: LoaderFunctionArgs) => accountOf(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await changeEmail(screenOf(args), await formValues(args.request))
  const isRefused = Object.keys(answer.errors).length > 0 || answer.toast?.tone === 'error'
  return formAnswer(args, answer, isRefused ? 422 : 200)
}

export const clientAction = keptForm<AccountAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  intent: 'change',
  values: { email: values.email ?? '' },
  errors: { connection: message },
  toast,
  sentTo: null,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('profile.changeEmail'), noindex: true }))

/** member/info/email: another address, changed by the link that is mailed to it. Source: product §7 */
export default function MemberInfoEmail() {
  const { account, demo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  const { formData } = useNavigation()
  const errors = answer?.errors ?? {}
  const frame = { title: words('profile.changeEmail'), text: words('profile.emailText'), href: paths.memberInfoEmail() }
  if (answer?.sentTo) {
    return (
      <AccountFrame {...frame} answer={answer} isDone>
        <LinkSent to={answer.sentTo} demo={demo} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} answer={answer}>
      {account.email ? (
        <p>
          {words('profile.emailNow')}
          {words('shell.colon')}
          <b className="web-settings-value">{account.email}</b>
        </p>
      ) : null}
      <TextField
        id="email"
        name="email"
        type="email"
        label={words('profile.emailNew')}
        mark={words('members.required')}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={answer?.values.email}
        required
      />
      <ProofFields account={account} errors={errors} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="change"
          busyWord={formData?.get('intent') === 'change' ? words('profile.working') : null}
        >
          {words('profile.emailSubmit')}
        </Button>
      </div>
    </AccountFrame>
  )
}

function LinkSent({ to, demo }: { to: string; demo: boolean }) {
  const { words } = useSite()
  return (
    <div className="k-box k-stack" role="status">
      <h2>{words('profile.emailSentTitle')}</h2>
      <p>{words('profile.emailSentText', { email: to })}</p>
      {demo ? (
        <p className="k-quiet k-small">
          {words('members.demoMailbox')}{' '}
          <UiLink href={demoMailboxPath} target="_blank">
            {words('members.openMailbox')}
          </UiLink>
        </p>
      ) : null}
    </div>
  )
}
