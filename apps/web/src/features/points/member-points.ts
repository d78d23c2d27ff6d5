import { pointKinds } from '@koma/contract/points.ts'
import { parseTaipeiDate } from '@koma/domain/taipei-time.ts'
import { activationOf } from '../../lib/activation.ts'
import { calls } from '../../lib/calls.ts'
import { pageOf } from '../../lib/page-number.ts'
import { load, requireMember, type Screen } from '../../lib/screen.ts'

/** Movements on one page. */
const movementsPerPage = 20

/** The balance and the movements that the address asks for; what is no kind or no day counts as not asked. */
export async function memberPoints(screen: Screen) {
  const member = await requireMember(screen)
  const query = screen.url.searchParams
  const filter = {
    kind: pointKinds.find((known) => known === query.get('kind')) ?? null,
    from: parseTaipeiDate(query.get('from') ?? '') ?? null,
    to: parseTaipeiDate(query.get('to') ?? '') ?? null,
  }
  const page = await load(
    screen,
    calls.pointLogs({
      page: pageOf(query),
      per_page: movementsPerPage,
      kind: filter.kind ?? undefined,
      from: filter.from ?? undefined,
      to: filter.to ?? undefined,
    }),
  )
  return { points: member.points, logs: page.data, meta: page.meta, filter, activation: activationOf(member) }
}

export type MemberPointsData = Awaited<ReturnType<typeof memberPoints>>
