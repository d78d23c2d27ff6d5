import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { JoinForm } from '../features/auth/join-form.tsx'
import { enterKnown } from '../features/auth/three.ts'
import { credentialFacts, join, sendJoinCode, type JoinAnswer } from '../features/auth/three-form.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useToast } from '../shell/toasts.tsx'

/** Only for whom the provider has proved an address that a member has. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  if (await screen.session.member()) throw redirect(screen.paths.home())
  const facts = await credentialFacts(screen)
  if (facts?.outcome === 'known') throw await enterKnown(screen, facts.credential)
  if (facts?.outcome !== 'join') throw redirect(screen.paths.registerThree())
  const { credential: _, ...shown } = facts
  return shown
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  if (values.intent === 'sms') return sendJoinCode(screen)
  const answer = await join(screen, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<JoinAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  errors: {},
  message,
  toast,
  isCodeSent: values.intent === 'code',
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words) => ({
    title: words('three.joinTitle'),
    description: words('three.joinDescription'),
    noindex: true,
  }))

/** register_three/join: links a provider to the account that the reader has, by its password or a code. */
export default function RegisterThreeJoin() {
  const facts = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  useToast(answer?.toast)
  return <JoinForm facts={facts} answer={answer} />
}
