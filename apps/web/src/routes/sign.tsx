import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { SignForm } from '../features/auth/sign-form.tsx'
import { signIn, signOut } from '../features/auth/sign-in.ts'
import { problemOf } from '../lib/three-problem.ts'
import { formValues } from '../lib/form-values.ts'
import { identityCalls } from '../lib/identity-calls.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { previousPageOf, rememberPage } from '../lib/previous-page.ts'
import { formAnswer, load, screenOf } from '../lib/screen.ts'
import { useToast } from '../shell/toasts.tsx'

/** Who is signed in already goes on at once. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const page = previousPageOf(screen)
  if (await screen.session.member()) throw redirect(page ?? screen.paths.home())
  if (page) rememberPage(screen, page)
  const providers = await load(screen, identityCalls.providers())
  return { hasPage: page !== undefined, demo: screen.site.demo, providers, problem: problemOf(screen, providers) }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  if (values.intent === 'sign_out') return signOut(screen)
  const answer = await signIn(screen, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, answer.message ? 400 : 422)
}

export const clientAction = keptForm(({ values, message, toast }) => ({
  username: values.username ?? '',
  message,
  errors: {},
  toast,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('auth.title'),
    description: words('auth.description', { centre }),
    noindex: true,
  }))

/** sign: the way in, by account, e-mail or mobile. Source: product §2, §5 */
export default function Sign() {
  const { hasPage, demo, providers, problem } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  useToast(failure?.toast)
  return <SignForm failure={failure ?? null} hasPage={hasPage} demo={demo} providers={providers} problem={problem} />
}
