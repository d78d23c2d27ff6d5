import { LinkButton } from '@koma/ui/link-button.tsx'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { FaqFilter } from '../features/faq/faq-filter.tsx'
import { Question } from '../features/faq/question.tsx'
import { askedWords } from '../lib/asked-words.ts'
import { loadForReader } from '../lib/for-reader.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls, type NewsType } from '../lib/reading-calls.ts'
import { screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { ListFrame } from '../shell/list-frame.tsx'

export const headers = publicPage('faq')

/** All questions, those of a topic, or those with words. An unknown topic is a 404 that still shows where to go on. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const types = await loadForReader(screen, readingCalls.faqTypes())
  const type = types.find(({ id }) => String(id) === args.params.typeId) ?? null
  const isKnown = args.params.typeId === undefined || type !== null
  const q = askedWords(screen.url.searchParams)
  const { data: questions } = await loadForReader(screen, readingCalls.faqs({ type: isKnown ? type?.id : 0, q }))
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
    <ListFrame
      title={title}
      isFromData={type !== null}
      sound={words('faq.sound')}
      lead={words('faq.lead')}
      trail={[
        { href: paths.faq(), label: words('faq.title') },
        ...(type ? [{ href: paths.faq(type.id), label: title }] : []),
      ]}
      filter={<FaqFilter types={types} type={type} isKnown={isKnown} q={q} />}
      nothing={{
        detail: q ? words('faq.noneFound', { words: q }) : words('faq.none'),
        href: paths.faq(),
        label: words('faq.seeAll'),
      }}
      foot={
        <p className="k-column">
          <LinkButton href={paths.contact()} variant="quiet">
            {words('faq.ask')}
          </LinkButton>
        </p>
      }
    >
      {questions.length > 0 ? (
        <div className="k-column web-questions">
          {questions.map((faq) => (
            <Question key={faq.id} faq={faq} isOpen={q !== undefined} />
          ))}
        </div>
      ) : null}
    </ListFrame>
  )
}
