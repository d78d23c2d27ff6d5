import { askedWords } from '../../lib/asked-words.ts'
import type { Call, Page, Values } from '../../lib/calls.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { listAnswer } from '../../lib/list-answer.ts'
import { pageOf } from '../../lib/page-number.ts'
import type { NewsType } from '../../lib/reading-calls.ts'
import type { Screen } from '../../lib/screen.ts'

/** What a list of recordings shows. */
export interface RecordingPage<Card> {
  readonly types: readonly NewsType[]
  readonly type: NewsType | null
  /** False where the address names a type that does not exist. */
  readonly isKnown: boolean
  readonly cards: readonly Card[]
  readonly meta: Page<Card>['meta']
  readonly q: string | undefined
  readonly tag: number | undefined
}

/** Videos or albums of a type, of a tag or with words. An unknown type is a 404 that still shows where to go on. */
export async function listRecordings<Card>(
  screen: Screen,
  typeId: string | undefined,
  calls: { readonly types: () => Call<readonly NewsType[]>; readonly list: (query: Values) => Call<Page<Card>> },
) {
  const query = screen.url.searchParams
  const types = await loadForReader(screen, calls.types())
  const type = types.find(({ id }) => String(id) === typeId) ?? null
  const isKnown = typeId === undefined || type !== null
  const q = askedWords(query)
  const tag = /^\d{1,9}$/.exec(query.get('tag') ?? '')?.[0]
  const { data: cards, meta } = await loadForReader(
    screen,
    calls.list({ type: isKnown ? type?.id : 0, q, tag, page: pageOf(query) }),
  )
  const answer: RecordingPage<Card> = {
    types,
    type,
    isKnown,
    cards,
    meta,
    q,
    tag: tag === undefined ? undefined : Number(tag),
  }
  return listAnswer(answer)
}
