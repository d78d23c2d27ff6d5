import { UiLink } from '@koma/ui/link.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { OtherWays } from '../features/auth/other-ways.tsx'
import { JoinPanels } from '../features/members/join-panels.tsx'
import { refusedBySchema } from '../features/members/form-check.ts'
import { keptRegistration } from '../features/members/kept-registration.ts'
import { checkUsername, register, registerLists, sendCode } from '../features/members/register.ts'
import { RegisterForm } from '../features/members/register-form.tsx'
import { formValues } from '../lib/form-values.ts'
import { identityCalls } from '../lib/identity-calls.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, load, screenOf } from '../lib/screen.ts'
import { languageOf, useSite } from '../lib/use-language.ts'
import { FormBeside } from '../shell/form-beside.tsx'
import { useToast } from '../shell/toasts.tsx'
import { Trail } from '../shell/trail.tsx'

/** A member has registered already. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  if (await screen.session.member()) throw redirect(screen.paths.home())
  const [lists, providers] = await Promise.all([registerLists(screen), load(screen, identityCalls.providers())])
  return { ...lists, providers }
}

export async function action(args: ActionFunctionArgs) {
  const screen = screenOf(args)
  const values = await formValues(args.request)
  if (values.intent === 'sms') return sendCode(screen, values)
  if (values.intent === 'check') return checkUsername(screen, values)
  const answer = await register(screen, values)
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

/** What the contract's schema refuses is said without asking the server; everything else it decides. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const values = await formValues(args.request.clone())
  const refused = values.intent === 'register' ? await refusedBySchema(values, languageOf(args.params.lang)) : null
  // With the status of a refusal the router asks nothing anew: without a network the page stays as well.
  return refused ? data(refused, { status: 422 }) : keptRegistration(args)
}

/** The lists stay as they are while the form is filled in. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData ? false : defaultShouldRevalidate

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('members.title'),
    description: words('members.description', { centre }),
    noindex: true,
  }))

/** register: the way to membership. Source: product §2, §3 */
export default function Register() {
  const lists = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <FormBeside panels={<JoinPanels />}>
      <Trail items={[{ href: paths.register(), label: words('members.title') }]} />
      <SectionHeading level={1} sound={words('members.sound')}>
        {words('members.title')}
      </SectionHeading>
      <p className="k-lead">{words('members.lead')}</p>
      <p>
        {words('members.haveAccount')} <UiLink href={paths.sign()}>{words('members.signIn')}</UiLink>
      </p>
      <OtherWays providers={lists.providers} word="three.registerWith" />
      <RegisterForm lists={lists} answer={answer} />
    </FormBeside>
  )
}
