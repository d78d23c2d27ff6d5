import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AppList } from '../features/apps/app-list.tsx'
import { changeMemberApps, memberApps } from '../features/apps/member-apps.ts'
import { WaysIn } from '../features/apps/ways-in.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { MemberHead } from '../shell/member-head.tsx'

export const loader = (args: LoaderFunctionArgs) => memberApps(screenOf(args))

export async function action(args: ActionFunctionArgs) {
  const answer = await changeMemberApps(screenOf(args), await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 409)
}

export const clientAction = keptForm(({ message }) => ({ message }))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({ title: words('apps.title'), description: words('apps.description'), noindex: true }))

/** member/apps: the ways to sign in and the apps with access. Decision: accounts */
export default function MemberAppsScreen() {
  const { identities, providers, hasPassword, apps, problem } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { words, paths } = useSite()
  const message = failure?.message ?? problem
  return (
    <div className="web-under-head k-stack k-stack-wide">
      <MemberHead href={paths.memberApps()} title={words('apps.title')} />
      {message ? (
        <p className="web-aside" role="alert">
          {message}
        </p>
      ) : null}
      <WaysIn identities={identities} providers={providers} hasPassword={hasPassword} />
      <AppList apps={apps} />
    </div>
  )
}
