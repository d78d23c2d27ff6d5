import { UiLink } from '@koma/ui/link.tsx'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { FaqFilter } from '../features/faq/faq-filter.tsx'
import { Question, questionId } from '../features/faq/question.tsx'
import { useOpenedPlace } from '../features/faq/use-opened-place.ts'
import { nameOf, wordsOf } from '../lib/localised.ts'
import { pageMeta, type MetaInput } from '../lib/page-meta.ts'
import { previewHeaders } from '../lib/preview-page.ts'
import { readingCalls } from '../lib/reading-calls.ts'
import { notFound, screenOf } from '../lib/screen.ts'
import { useSite } from '../lib/use-language.ts'
import { DraftFrame } from '../shell/draft-frame.tsx'
import { ListFrame } from '../shell/list-frame.tsx'

export const headers = previewHeaders

/** Without a link of the desk, or with one that has run out: the 404 screen, and never a redirect. */
export async function loader(args: LoaderFunctionArgs) {
  const screen = screenOf(args)
  const result = await screen.api.call(readingCalls.faqPreview(screen.url.searchParams.get('token') ?? ''))
  if (!result.ok) throw notFound()
  const { id, types, questions } = result.data
  const draft = questions.find((one) => one.id === id)
  const type = types.find((one) => one.id === draft?.type.id)
  if (!draft || !type) throw notFound()
  return { draft, type, types, questions }
}

type Shown = Awaited<ReturnType<typeof loader>>

export const meta = (input: MetaInput & { loaderData?: Shown | undefined }) =>
  pageMeta(input, (words, language) => {
    const said = input.loaderData && wordsOf(input.loaderData.draft, 'question', language)
    return { title: words('news.previewTitle', { title: said?.text ?? words('faq.title') }), noindex: true }
  })

/** faq/preview: a question among those of its topic, before anybody else sees it. Decision: addresses (preview) */
export default function FaqPreview() {
  const { draft, type, types, questions } = useLoaderData<typeof loader>()
  const { words, language, paths } = useSite()
  useOpenedPlace()
  return (
    <DraftFrame more={<UiLink href={`#${questionId(draft.id)}`}>{words('faq.toDraft')}</UiLink>}>
      <ListFrame
        title={nameOf(type, language)}
        isFromData
        sound={words('faq.sound')}
        lead={words('faq.lead')}
        trail={[
          { href: paths.faq(), label: words('faq.title') },
          { href: paths.faq(type.id), label: nameOf(type, language) },
        ]}
        filter={<FaqFilter types={types} type={type} isKnown q={undefined} />}
        nothing={{ detail: words('faq.none'), href: paths.faq(), label: words('faq.seeAll') }}
      >
        <div className="k-column web-questions">
          {questions.map((faq) => (
            <Question key={faq.id} faq={faq} isOpen={faq.id === draft.id} isDraft={faq.id === draft.id} />
          ))}
        </div>
      </ListFrame>
    </DraftFrame>
  )
}
