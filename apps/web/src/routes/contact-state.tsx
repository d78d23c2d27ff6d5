import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LetterForm } from '../features/contact/letter-form.tsx'
import { askLetter, numberIn, type LetterAnswer } from '../features/contact/letter-state.ts'
import { LetterTicket } from '../features/contact/letter-ticket.tsx'
import { formValues } from '../lib/form-values.ts'
import { keptForm } from '../lib/kept-form.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { formAnswer, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  return { number: numberIn(screen.url), isMember: screen.session.hasTokens() }
}

export async function action(args: ActionFunctionArgs) {
  const answer = await askLetter(screenOf(args), await formValues(args.request))
  return formAnswer(args, answer, answer.letter ? 200 : 422)
}

export const clientAction = keptForm<LetterAnswer>(({ values, message }) => ({
  letter: null,
  values,
  errors: { connection: message },
}))

export const meta = (input: MetaInput) =>
  pageMeta(input, (words, _language, centre) => ({
    title: words('letters.stateTitle'),
    description: words('letters.stateDescription', { centre }),
    noindex: true,
  }))

/** contact/state: how far a letter is, for who knows its number and wrote it. Source: product §9 "Contact message reply" */
export default function ContactState() {
  const { number, isMember } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  const { words, paths } = useSite()
  return (
    <div className="k-column k-stack">
      <Trail
        items={[
          { href: paths.contact(), label: words('contact.title') },
          { href: paths.contactState(), label: words('letters.stateTitle') },
        ]}
      />
      <SectionHeading level={1} sound={words('letters.stateSound')}>
        {words('letters.stateTitle')}
      </SectionHeading>
      <div role="status">{answer?.letter ? <LetterTicket letter={answer.letter} /> : null}</div>
      <p className="k-lead">{words('letters.stateLead')}</p>
      <LetterForm number={number} answer={answer} />
      <p className="k-row">
        <LinkButton href={paths.contact()} variant="quiet">
          {words('letters.again')}
        </LinkButton>
        {isMember ? (
          <LinkButton href={paths.memberContact()} variant="quiet">
            {words('letters.mine')}
          </LinkButton>
        ) : null}
      </p>
    </div>
  )
}
