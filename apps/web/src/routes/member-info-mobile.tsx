import { Button } from '@koma/ui/button.tsx'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { accountOf, changeMobile } from '../features/members/account-changes.ts'
import { AccountFrame } from '../features/members/account-frame.tsx'
import { CodeFields } from '../features/members/code-fields.tsx'
import { ProofFields } from '../features/members/proof-fields.tsx'
import type { RegisterAnswer } from '../features/members/register.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

export const loader = (args: LoaderFunctionArgs) => accountOf(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await changeMobile(screenOf(args), await formValues(args.request))
  if (answer instanceof Response) return answer
  // A code on its way is no failure; the fetcher of the field takes it as it is.
  return answer.intent === 'sms' ? answer : formAnswer(args, answer, answer.toast?.tone === 'success' ? 200 : 422)
}

export const clientAction = keptForm(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  intent: values.intent === 'sms' ? ('sms' as const) : ('change' as const),
  values: { mobile: values.mobile ?? '', country: values.country ?? '886' },
  errors: { connection: message },
  toast,
  isCodeSent: false,
  waitSeconds: null,
  isTaken: null,
}))

/** The facts stay as they are while a code is sent. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'sms' ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('profile.changeMobile'), noindex: true }))

/** member/info/mobile: another number, or the own one verified, by the code that is sent to it. Source: product §7 */
export default function MemberInfoMobile() {
  const { account } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  const { formData } = useNavigation()
  const title = words(account.isMobileVerified ? 'profile.changeMobile' : 'profile.verifyMobile')
  const errors = answer?.errors ?? {}
  // An unverified number is the one that is meant; Taiwan's is shown as it is typed.
  const values = answer?.values ?? (account.isMobileVerified ? {} : { mobile: account.mobile })
  const sms = answer?.intent === 'sms' ? (answer as RegisterAnswer) : null
  return (
    <AccountFrame title={title} text={words('profile.mobileText')} href={paths.memberInfoMobile()} answer={answer}>
      <p>
        {words('profile.mobileNow')}
        {words('shell.colon')}
        <b className="web-settings-value">{account.mobile}</b>
      </p>
      <CodeFields values={values} errors={errors} answer={sms} />
      <ProofFields account={account} errors={errors} />
      <div>
        <Button
          type="submit"
          name="intent"
          value="change"
          busyWord={formData?.get('intent') === 'change' ? words('profile.working') : null}
        >
          {account.isMobileVerified ? words('profile.mobileSubmit') : title}
        </Button>
      </div>
    </AccountFrame>
  )
}
