import { EmptyState } from '@koma/ui/empty-state.tsx'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { SectionHeading } from '@koma/ui/section-heading.tsx'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { FaqFilter } from '../features/faq/faq-filter.tsx'
import { Question } from '../features/faq/question.tsx'
import { askedWords } from '../lib/asked-words.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls, type NewsType } from '../lib/reading-calls.ts'
import { load, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { Trail } from '../shell/trail.tsx'

export const headers = publicPage('faq')

/** All questions, those of a topic, or those with words. An unknown topic is a 404 that still shows where to go on. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const types = await load(screen, readingCalls.faqTypes())
  const type = types.find(({ id }) => String(id) === args.params.typeId) ?? null
  const isKnown = args.params.typeId === undefined || type !== null
  const q = askedWords(screen.url.searchParams)
  const { data: questions } = await load(screen, readingCalls.faqs({ type: isKnown ? type?.id : 0, q }))
  const answer = { types, type, isKnown, questions, q }
  return isKnown ? answer : data(answer, { status: 404 })
}

type Shown = { readonly type: NewsType | null; readonly isKnown: boolean; readonly q?: string | undefined }

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const { type, isKnown, q } = input.loaderData ?? {}
    return {
      title: type ? nameOf(type, language) : words('faq.title'),
      description: words('faq.description'),
      ...((isKnown === false || q !== undefined) && { noindex: true }),
    }
  })

/** faq: questions by topic. Source: product §2 */
export default function FaqPage() {
  const { types, type, isKnown, questions, q } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = type ? nameOf(type, language) : words('faq.title')
  return (
    <>
      <Trail
        items={[
          { href: paths.faq(), label: words('faq.title') },
          ...(type ? [{ href: paths.faq(type.id), label: title }] : []),
        ]}
      />
      <div className={type ? 'web-list-head web-from-data' : 'web-list-head'}>
        <SectionHeading level={1} sound={words('faq.sound')}>
          {title}
        </SectionHeading>
        <p className="k-lead">{words('faq.lead')}</p>
      </div>
      <FaqFilter types={types} type={type} isKnown={isKnown} q={q} />
      {questions.length > 0 ? (
        <div className="k-column web-questions">
          {questions.map((faq) => (
            <Question key={faq.id} faq={faq} isOpen={q !== undefined} />
          ))}
        </div>
      ) : (
        <EmptyState
          sentence={words('errors.noDataFound')}
          detail={q ? words('faq.noneFound', { words: q }) : words('faq.none')}
          nextStep={<LinkButton href={paths.faq()}>{words('faq.seeAll')}</LinkButton>}
        />
      )}
      <p className="k-column">
        <LinkButton href={paths.contact()} variant="quiet">
          {words('faq.ask')}
        </LinkButton>
      </p>
    </>
  )
}
