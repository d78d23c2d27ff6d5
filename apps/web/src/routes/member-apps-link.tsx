import { Button } from '@koma/ui/button.tsx'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { AccountFrame } from '../features/members/account-frame.tsx'
import { linkProvider, linkView, type LinkAnswer } from '../features/members/link-provider.ts'
import { ProofFields } from '../features/members/proof-fields.tsx'
import { ToProvider } from '../features/members/to-provider.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const loader = (args: LoaderFunctionArgs) => linkView(screenOf(args), args.params.provider ?? '')

export async function action(args: ActionFunctionArgs) {
  const answer = await linkProvider(screenOf(args), args.params.provider ?? '', await formValues(args.request))
  if (answer instanceof Response) return answer
  const isRefused = Object.keys(answer.errors).length > 0 || answer.toast?.tone === 'error'
  return formAnswer(args, answer, isRefused ? 422 : 200)
}

export const clientAction = keptForm<LinkAnswer>(({ message, toast }) => ({
  id: crypto.randomUUID(),
  intent: 'change',
  values: {},
  errors: { connection: message },
  toast,
  sentTo: null,
  address: null,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('apps.linkTitle'), noindex: true }))

/** member/apps/link/{provider}: one more way to sign in, which asks for a proof as every change of the account does. Source: docs/guarantees.md I-29 */
export default function MemberAppsLink() {
  const { account, provider } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  const { formData } = useNavigation()
  const { name } = provider
  const frame = {
    title: words('apps.link', { name }),
    text: words('apps.linkText', { name }),
    back: { href: paths.memberApps(), title: words('apps.title'), label: words('apps.linkBack') },
    href: paths.memberAppsLink(provider.id),
  }
  if (answer?.address) {
    return (
      <AccountFrame {...frame} answer={answer} isDone>
        <ToProvider name={name} address={answer.address} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} answer={answer}>
      <ProofFields account={account} errors={answer?.errors ?? {}} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="change"
          busyWord={formData?.get('intent') === 'change' ? words('profile.working') : null}
        >
          {words('apps.linkSubmit', { name })}
        </Button>
      </div>
    </AccountFrame>
  )
}
