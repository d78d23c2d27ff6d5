import { castMembers } from './cast.ts'
import { leaver } from './regulars.ts'
import { borrows, cancels, misses, uses, type Scene } from './scenes.ts'

export interface CastScene {
  /** Open days from today: 1 is the next one, -1 the last one, 0 today if it is open. */
  readonly openDay: number
  readonly scene: Scene
}

const { associateCreator, creator, extendable, fewPoints, general, lapsed, loyal, minor, organisation, underReview } =
  castMembers

/**
 * What the cast's own records show. Nobody who is made for trying things out has more than one booking ahead, so that
 * there is room for another. Decision: workstations and equipment (live bookings)
 */
export const castScenes: readonly CastScene[] = [
  { openDay: -6, scene: misses(general.username, 'dk-analog', 2, ['10:00', '12:00']) },
  { openDay: -2, scene: uses(general.username, 'dk-shared', 5, ['13:00', '17:00'], '12:57') },
  { openDay: 3, scene: uses(general.username, 'dk-shared', 5, ['14:00', '17:00'], '13:55') },
  { openDay: -3, scene: borrows(loyal.username, 'tc-ipad-pro', 1, ['11:00', '14:00'], ['11:04', '13:49']) },
  { openDay: 2, scene: uses(loyal.username, 'dk-analog', 4, ['10:00', '13:00'], '09:58') },
  { openDay: -8, scene: cancels(associateCreator.username, 'ws-std-01', 1, ['10:00', '14:00']) },
  { openDay: -4, scene: uses(associateCreator.username, 'ws-std-01', 1, ['13:00', '18:00'], '13:11') },
  { openDay: -7, scene: borrows(creator.username, 'sc-v850', 1, ['15:00', '17:00'], ['15:01', '16:40']) },
  { openDay: -2, scene: uses(creator.username, 'ws-pro-01', 3, ['14:00', '18:00'], '13:52') },
  { openDay: 4, scene: cancels(creator.username, 'ws-anim-01', 1, ['10:00', '13:00']) },
  { openDay: 5, scene: uses(creator.username, 'ws-pro-01', 2, ['13:00', '18:00'], '12:59') },
  { openDay: -5, scene: uses(underReview.username, 'dk-shared', 7, ['15:00', '18:00'], '14:54') },
  { openDay: -10, scene: uses(lapsed.username, 'dk-analog', 1, ['10:00', '12:00'], '10:08') },
  { openDay: -1, scene: uses(extendable.username, 'ws-mac-01', 1, ['10:00', '15:00'], '09:53') },
  { openDay: 0, scene: uses(extendable.username, 'ws-mac-01', 1, ['12:00', '17:00'], '11:54') },
  { openDay: -4, scene: borrows(organisation.username, 'av-eb-fh52', 2, ['13:00', '17:00'], ['13:00', '16:55']) },
  { openDay: 1, scene: borrows(organisation.username, 'av-eb-fh52', 2, ['14:00', '18:00'], ['14:00', '17:50']) },
  { openDay: -11, scene: uses(fewPoints.username, 'dk-shared', 9, ['10:00', '15:00'], '09:59') },
  // Asked for the account to be deleted; this booking is still to be dealt with.
  { openDay: 4, scene: uses(leaver.username, 'dk-analog', 2, ['15:00', '17:00'], '14:57') },
  { openDay: -3, scene: uses(minor.username, 'dk-analog', 6, ['16:00', '18:00'], '16:09') },
]
