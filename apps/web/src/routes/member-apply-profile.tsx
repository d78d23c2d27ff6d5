import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { profileData, saveProfile } from '../features/creators/profile-data.ts'
import { ProfileForm } from '../features/creators/profile-form.tsx'
import { addWork } from '../features/creators/send-application.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, requireMember, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => profileData(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  await requireMember(screen)
  const posted = await args.request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const answer = posted.get('intent') === 'add_work' ? addWork(posted) : await saveProfile(screen, posted)
  return answer instanceof Response ? answer : formAnswer(args, answer, answer.status)
}

/** What a refused form shows stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('creators.profileTitle'),
    description: words('creators.profileDescription'),
    noindex: true,
  }))

/** member/apply/profile: a creator's own profile. Source: product §7 */
export default function MemberApplyProfile() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <div className="web-under-head k-stack">
      <MemberHead
        href={paths.memberApplyProfile()}
        title={words('creators.profileTitle')}
        lead={words('creators.profileLead')}
        under={{ href: paths.memberApply(), label: words('creators.title') }}
      />
      <ProfileForm view={view} answer={answer} />
    </div>
  )
}
