import { rentStatuses } from '@koma/contract/rent.ts'
import { activationOf } from '../../lib/activation.ts'
import { calls } from '../../lib/calls.ts'
import { load, notFound, refusalScreen, requireMember, seeOther, type Screen } from '../../lib/screen.ts'
import { errorToast, flash, type ToastFacts } from '../../lib/flash.ts'
import { pageOf } from '../../lib/page-number.ts'

/** Records on one page. */
const recordsPerPage = 10

/** The member's bookings, filtered by the address. An unknown status counts as none. */
export async function memberRents(screen: Screen) {
  const member = await requireMember(screen)
  const query = screen.url.searchParams
  const status = rentStatuses.find((known) => known === query.get('status')) ?? null
  const page = await load(
    screen,
    calls.rents({ page: pageOf(query), per_page: recordsPerPage, status: status ?? undefined }),
  )
  return { rents: page.data, meta: page.meta, status, activation: activationOf(member) }
}

/** One booking of the member's own; anybody else's is the same 404 as none. */
export async function memberRent(screen: Screen, id: string | undefined) {
  await requireMember(screen)
  const { data } = await load(screen, calls.rents({ per_page: 100 }))
  const rent = data.find((one) => one.id === id)
  if (!rent) throw notFound()
  return { rent }
}

/** Cancels and goes back to the records; a refusal comes back as a toast. Source: product §5, §8 */
export async function cancelMemberRent(
  screen: Screen,
  id: string | undefined,
): Promise<{ toast: ToastFacts | null } | Response> {
  await requireMember(screen)
  const result = await screen.api.call(calls.rentCancel(id ?? ''))
  if (result.ok) {
    flash(screen, 'rentCancelled')
    return seeOther(screen.paths.memberRent())
  }
  if (result.status !== 409) throw refusalScreen(screen, result)
  return { toast: errorToast(result.toast) }
}
