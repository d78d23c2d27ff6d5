import { isCollectKind, type CollectKind } from '@koma/domain/collect-kinds.ts'
import { safePreviousPage } from '@koma/domain/previous-page.ts'
import { errorToast, flash, successToast, type ToastFacts } from '../../lib/flash.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { routeWords } from '../../lib/paths.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { notFound, requireMember, seeOther, type Screen } from '../../lib/screen.ts'

/** What the collect button is told: a toast, and for a page without scripts the sentence and the way back. */
export interface CollectOutcome {
  readonly toast: ToastFacts | null
  readonly message: string | null
  readonly back: string
  readonly status: number
}

/** The item that an address names; anything else is the 404 screen. */
export function collectableOf(params: Readonly<Record<string, string | undefined>>): {
  readonly kind: CollectKind
  readonly id: string
} {
  const { type, itemId = '' } = params
  if (!isCollectKind(type) || !/^\d{1,9}$/.test(itemId)) throw notFound()
  return { kind: type, id: itemId }
}

/**
 * Collects an item or lets it go. A visitor is led to sign, and from there back to the page of the button. Without
 * scripts (`isDocument`) a member goes back there as well, with a word about it.
 */
export async function collectItem(
  screen: Screen,
  item: { readonly kind: CollectKind; readonly id: string },
  values: FormValues,
  isDocument: boolean,
): Promise<CollectOutcome | Response> {
  const back = safePreviousPage(values.back, routeWords) ?? screen.paths.memberCollect(item.kind)
  await requireMember(screen, back)
  const isCollect = values.is_collect === 'true'
  const result = await screen.api.call(readingCalls.collect(addressOf(item, values.category), isCollect))
  if (!result.ok) return { toast: errorToast(result.message), message: result.message, back, status: result.status }
  const said = isCollect ? 'collected' : 'uncollected'
  // Without scripts, and from the collection: it is drawn anew, with the way back.
  if (isDocument || values.leave === 'true') {
    flash(screen, said)
    return seeOther(back)
  }
  return { toast: successToast(screen.words, `collect.${said}`), message: null, back, status: 200 }
}

/** The item in the API: an activity stands under its category. */
const addressOf = ({ kind, id }: { readonly kind: CollectKind; readonly id: string }, category = ''): string =>
  kind === 'activity' ? `activity/${encodeURIComponent(category)}/${id}` : `${kind}/${id}`
