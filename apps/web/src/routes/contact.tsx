import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactPanels } from '../features/contact/contact-panels.tsx'
import { contactForm, sendLetter, type ContactAnswer } from '../features/contact/contact.ts'
import { ReplyPromise } from '../features/contact/reply-promise.tsx'
import { CentrePlace } from '../features/house/centre-place.tsx'
import { calls } from '../lib/calls.ts'
import { centreFacts } from '../lib/centre-facts.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { openingSummary } from '../lib/opening-words.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { FormBeside } from '../shell/form-beside.tsx'
import { useToast } from '../shell/toasts.tsx'
import { Trail } from '../shell/trail.tsx'

/** The form, by when it is answered, and the other ways to the centre. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const [form, promise, centre, setting] = await Promise.all([
    contactForm(screen),
    load(screen, calls.contactFacts()),
    load(screen, calls.centre()),
    load(screen, calls.dateSetting()),
  ])
  return {
    form,
    promise,
    centre: centreFacts(centre, screen.language),
    opening: openingSummary(screen.words, setting),
  }
}

/** A letter that was refused changes nothing of what stands around it. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

export async function action(args: ActionFunctionArgs) {
  const answer = await sendLetter(screenOf(args), 'contact', await formValues(args.request))
  return answer instanceof Response ? answer : formAnswer(args, answer, 422)
}

export const clientAction = keptForm<ContactAnswer>(({ values, message, toast }) => ({
  id: crypto.randomUUID(),
  values,
  errors: { connection: message },
  toast,
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('contact.title'),
    description: words('contact.description', { centre }),
  }))

/** contact: a letter to the centre, the day of its answer, and where the centre is. Source: product §2, §3, §9 */
export default function Contact() {
  const { form, promise, centre, opening } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <FormBeside panels={<ContactPanels />}>
      <Trail items={[{ href: paths.contact(), label: words('contact.title') }]} />
      <SectionHeading level={1} sound={words('contact.sound')}>
        {words('contact.title')}
      </SectionHeading>
      <ReplyPromise facts={promise} />
      <ContactForm kind="contact" facts={form} answer={answer} />
      <p>
        <LinkButton href={paths.contactState()} variant="quiet">
          {words('letters.state')}
        </LinkButton>
      </p>
      <CentrePlace centre={centre} opening={opening} />
    </FormBeside>
  )
}
