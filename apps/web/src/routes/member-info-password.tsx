import { Button } from '@koma/ui/button.tsx'
import { PasswordField } from '@koma/ui/password-field.tsx'
import {
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { accountOf, changePassword, type AccountAnswer } from '../features/members/account-changes.ts'
import { AccountFrame } from '../features/members/account-frame.tsx'
import { NewPasswordFields } from '../features/members/new-password-fields.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'

/** An account without a password gets its first one as a forgotten one is set anew. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const facts = await accountOf(screen)
  if (!facts.account.hasPassword) throw redirect(screen.paths.forgetPassword())
  return facts
}

export async function action(args: ActionFunctionArgs) {
  const answer = await changePassword(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<AccountAnswer>(({ message, toast }) => ({
  id: crypto.randomUUID(),
  intent: 'change',
  values: {},
  errors: { connection: message },
  toast,
  sentTo: null,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('profile.changePassword'), noindex: true }))

/** member/info/password: another password; everybody is signed out afterwards. Source: product §4 */
export default function MemberInfoPassword() {
  const { account } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  const { state } = useNavigation()
  const errors = answer?.errors ?? {}
  return (
    <AccountFrame
      title={words('profile.changePassword')}
      text={words('profile.passwordText')}
      href={paths.memberInfoPassword()}
      answer={answer}
    >
      {/* Password managers keep the new one under this name. */}
      <input type="text" name="username" value={account.username} autoComplete="username" readOnly hidden />
      <PasswordField
        id="old_password"
        name="old_password"
        label={words('profile.passwordOld')}
        mark={words('members.required')}
        error={errors.old_password}
        autoComplete="current-password"
        showWord={words('members.show')}
        hideWord={words('members.hide')}
        required
      />
      <NewPasswordFields kind="new" username={account.username} errors={errors} />
      <div>
        <Button type="submit" busyWord={state === 'submitting' ? words('profile.working') : null}>
          {words('profile.passwordSubmit')}
        </Button>
      </div>
    </AccountFrame>
  )
}
