import type { Space } from '@koma/contract/space.ts'
import { addDays, parseTaipeiDate, taipeiDate } from '@koma/domain/taipei-time.ts'
import { calls } from '../../lib/calls.ts'
import { readingCalls } from '../../lib/reading-calls.ts'
import { loadForReader } from '../../lib/for-reader.ts'
import { load, type Screen } from '../../lib/screen.ts'
import { spaceDaysAheadMax } from './space-words.ts'

/** Later years are no dates to the API. */
const dayMax = '8999-12-31'

/** A room with its coming weeks and its neighbours. An unknown room is the 404 screen. */
export async function spaceData(screen: Screen, id: string) {
  const [space, spaces, rule, member] = await Promise.all([
    shownSpace(screen, id),
    loadForReader(screen, readingCalls.spaces()),
    load(screen, calls.rule()),
    screen.session.member(),
  ])
  return { space, spaces, rule, isMember: member !== undefined }
}

/** From the first day for which one may apply, or from the day that `?from=` names where the page leads there. */
async function shownSpace(screen: Screen, id: string): Promise<Space> {
  const from = (day: string) => loadForReader(screen, readingCalls.space(id, { from: day }))
  const asked = parseTaipeiDate(screen.url.searchParams.get('from') ?? '')
  const wanted = asked !== undefined && asked <= dayMax ? asked : undefined
  const space = await (wanted === undefined ? loadForReader(screen, readingCalls.space(id, {})) : from(wanted))
  const isShown =
    wanted !== undefined && wanted >= space.today && wanted <= addDays(taipeiDate(space.today), spaceDaysAheadMax)
  return isShown ? space : from(space.first_day)
}
