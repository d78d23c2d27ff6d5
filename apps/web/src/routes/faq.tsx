import type { FaqType } from '@koma/contract/faq.ts'
import { LinkButton } from '@koma/ui/link-button.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useOpenedPlace } from '../features/faq/use-opened-place.ts'
import { FaqFilter } from '../features/faq/faq-filter.tsx'
import { QuestionList } from '../features/faq/question-list.tsx'
import { askedWords } from '../lib/asked-words.ts'
import { loadForReader } from '../lib/for-reader.ts'
import { isThere, listAnswer, pagedTitle } from '../lib/list-answer.ts'
import { nameOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { pageOf } from '../lib/page-number.ts'
import { publicPage } from '../lib/public-page.ts'
import { readingCalls, type NewsType } from '../lib/reading-calls.ts'
import { screenOf, type Screen } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { ListFrame } from '../shell/list-frame.tsx'
import { PageLinks } from '../shell/page-links.tsx'

export const headers = publicPage('faq')

/**
 * All questions, those of a topic, those with words, or those of the page on which one stands. An unknown topic or question
 * is a 404 that still shows where to go on.
 */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const types = await loadForReader(screen, readingCalls.faqTypes())
  const question = questionOf(screen.url.searchParams)
  if (question !== undefined) return answerWith(screen, types, question)
  const type = types.find(({ id }) => String(id) === args.params.typeId) ?? null
  const isKnown = args.params.typeId === undefined || type !== null
  const q = askedWords(screen.url.searchParams)
  const page = pageOf(screen.url.searchParams)
  const asked = { type: isKnown ? type?.id : 0, q, page }
  const { data: questions, meta } = await loadForReader(screen, readingCalls.faqs(asked))
  return listAnswer({ types, type, isKnown, questions, meta, q, question })
}

/** The page of its topic on which a question stands. */
async function answerWith(screen: Screen, types: readonly FaqType[], question: number) {
  const { data: questions, meta } = await loadForReader(screen, readingCalls.faqs({ question }))
  const type = types.find(({ id }) => id === questions[0]?.type.id) ?? null
  return listAnswer({ types, type, isKnown: type !== null, questions, meta, q: undefined, question })
}

/** The question that an address asks for; what is no number asks for none. */
function questionOf(query: URLSearchParams): number | undefined {
  const text = query.get('question') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

type Shown = Parameters<typeof isThere>[0] & { readonly type: NewsType | null; readonly q?: string | undefined }

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const { type, q, meta: pages } = input.loaderData ?? {}
    return {
      title: pagedTitle(words, type ? nameOf(type, language) : words('faq.title'), pages),
      description: words('faq.description'),
      ...(((input.loaderData && !isThere(input.loaderData)) || q !== undefined) && { noindex: true }),
    }
  })

/** faq: questions by topic. Source: product §2 */
export default function FaqPage() {
  const { types, type, isKnown, questions, meta: pages, q, question } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  const title = type ? nameOf(type, language) : words('faq.title')
  useOpenedPlace()
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
      pages={<PageLinks meta={pages} hrefOf={(page) => paths.faq(type?.id, { q, page })} />}
      foot={
        <p className="k-column">
          <LinkButton href={paths.contact()} variant="quiet">
            {words('faq.ask')}
          </LinkButton>
        </p>
      }
    >
      {questions.length > 0 ? (
        <QuestionList
          questions={questions}
          isByTopic={type === null && q === undefined}
          isOpen={({ id }) => q !== undefined || id === question}
        />
      ) : null}
    </ListFrame>
  )
}
