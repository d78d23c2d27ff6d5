import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactPanels } from '../features/contact/contact-panels.tsx'
import { contactForm, sendLetter, type ContactAnswer } from '../features/contact/contact.ts'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { FormBeside } from '../shell/form-beside.tsx'
import { useToast } from '../shell/toasts.tsx'
import { Trail } from '../shell/trail.tsx'

export const loader = (args: LoaderFunctionArgs) => contactForm(screenOf(args))

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
  pageMeta(input, (words) => ({ title: words('contact.title'), description: words('contact.description') }))

/** contact: a letter to the centre. Source: product §2, §3 */
export default function Contact() {
  const facts = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  useToast(answer?.toast)
  return (
    <FormBeside panels={<ContactPanels />}>
      <Trail items={[{ href: paths.contact(), label: words('contact.title') }]} />
      <SectionHeading level={1} sound={words('contact.sound')}>
        {words('contact.title')}
      </SectionHeading>
      <p className="k-lead">{words('contact.lead')}</p>
      <ContactForm kind="contact" facts={facts} answer={answer} />
    </FormBeside>
  )
}
