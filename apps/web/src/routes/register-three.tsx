import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { UiLink } from '@koma/ui/link.tsx'
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { NoCredential } from '../features/auth/no-credential.tsx'
import { enterKnown } from '../features/auth/three.ts'
import { credentialFacts } from '../features/auth/three-form.ts'
import { keptRegistration } from '../features/members/kept-registration.ts'
import { registerThree } from '../features/members/register-three.ts'
import { JoinPanels } from '../features/members/join-panels.tsx'
import { RegisterForm } from '../features/members/register-form.tsx'
import { checkUsername, registerLists, sendCode } from '../features/members/register.ts'
import { formValues } from '../lib/form-values.ts'
import { identityCalls } from '../lib/identity-calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { useToast } from '../shell/toasts.tsx'
import { FormBeside } from '../shell/form-beside.tsx'
import { Trail } from '../shell/trail.tsx'

/** Who is known by now goes on; who may be a member already is asked first. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  if (await screen.session.member()) throw redirect(screen.paths.home())
  const [facts, lists, providers] = await Promise.all([
    credentialFacts(screen),
    registerLists(screen),
    load(screen, identityCalls.providers()),
  ])
  if (facts?.outcome === 'known') throw await enterKnown(screen, facts.credential)
  const isOther = screen.url.searchParams.has('other')
  if (facts?.outcome === 'join' && !isOther) throw redirect(screen.paths.registerJoin())
  if (!facts) return { lists, providers, facts: null }
  // The address of another's account cannot be registered again.
  const email = isOther ? null : facts.email
  return { lists, providers, facts: { provider: facts.provider, name: facts.name, email } }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  if (values.intent === 'sms') return sendCode(screen, values)
  if (values.intent === 'check') return checkUsername(screen, values)
  const answer = await registerThree(screen, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptRegistration

/** The lists stay as they are while the form is filled in. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('three.title'),
    description: words('three.description', { centre }),
    noindex: true,
  }))

/** register_three: the rest of the form, for whom a provider has proved. Source: product §2 */
export default function RegisterThree() {
  const { lists, providers, facts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  if (!facts) return <NoCredential providers={providers} />
  const { name } = facts.provider
  return (
    <FormBeside panels={<JoinPanels />}>
      <Trail items={[{ href: paths.registerThree(), label: words('three.title') }]} />
      <SectionHeading level={1} sound={words('three.sound')}>
        {words('three.title')}
      </SectionHeading>
      <p className="k-lead">{words('three.lead', { name })}</p>
      {facts.email ? <p className="k-quiet">{words('three.leadAs', { email: facts.email })}</p> : null}
      <p>
        {words('three.haveAccount')} {words('three.linkInstead', { name })}{' '}
        <UiLink href={paths.sign()}>{words('members.signIn')}</UiLink>
      </p>
      <RegisterForm
        lists={lists}
        answer={answer}
        filledIn={{ ...(facts.name && { name: facts.name }), ...(facts.email && { email: facts.email }) }}
        hasPassword={false}
      />
    </FormBeside>
  )
}
