import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AccountList } from '../features/members/account-list.tsx'
import { DeletionNotice } from '../features/members/deletion-notice.tsx'
import { MemberCard } from '../features/members/member-card.tsx'
import { OwnData } from '../features/members/own-data.tsx'
import { PasswordAlert } from '../features/members/password-alert.tsx'
import { ProfileForm } from '../features/members/profile-form.tsx'
import { changeProfile, memberProfile, type ProfileAnswer } from '../features/members/profile.ts'
import { MembershipPanel } from '../features/membership/membership-panel.tsx'
import { WantedClass } from '../features/membership/wanted-class.tsx'
import { activationOf } from '../lib/activation.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MissingActivation } from '../shell/missing-activation.tsx'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberProfile(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await changeProfile(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<ProfileAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  values,
  errors: { connection: message },
  toast,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('profile.title'),
    description: words('profile.description'),
    noindex: true,
  }))

/** member/info: who the member is here. Source: product §2 */
export default function MemberInfo() {
  const profile = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  const activation = activationOf(profile.member)
  return (
    <div className="k-stack k-stack-wide">
      <MemberHead href={paths.memberInfo()} title={words('profile.title')} sound={words('profile.sound')} />
      {profile.deletion ? <DeletionNotice contactBy={profile.deletion.contact_by} /> : null}
      {profile.isAlerted ? <PasswordAlert /> : null}
      {activation ? <MissingActivation activation={activation} /> : null}
      {profile.membership.wanted_class && !activation ? <WantedClass wanted={profile.membership.wanted_class} /> : null}
      <MemberCard profile={profile} />
      <div className="web-info">
        <ProfileForm profile={profile} answer={answer} />
        <div className="k-stack k-stack-wide">
          <MembershipPanel membership={profile.membership} />
          <AccountList profile={profile} />
          <OwnData profile={profile} />
        </div>
      </div>
    </div>
  )
}
