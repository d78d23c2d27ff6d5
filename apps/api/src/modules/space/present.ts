import type { SpaceCard } from '@koma/contract/space.ts'
import { houseFees } from '@koma/domain/house-rules.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { sessions } from '@koma/domain/opening-hours.ts'
import { spaceFeeOn, spaceFeesOfDay, type SpaceFee } from '@koma/domain/space-rules.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { SpaceRow } from './queries.ts'

/** A room with the fees that hold on that day. */
export function presentCard(row: SpaceRow, settings: HouseSettings, today: TaipeiDate): SpaceCard {
  const weekendPercent = settings.numbers['space.weekend_percent']
  const fee = spaceFeeOn(row.fees, today)
  return {
    id: row.id,
    name_zh: row.name_zh,
    name_ja: row.name_ja,
    name_en: row.name_en,
    part_of: row.part_of,
    includes: row.zones.filter((zone) => zone !== row.id),
    floor: row.floor,
    capacity: row.capacity,
    area_m2: row.area_m2,
    prices: {
      ...presentFee(spaceFeesOfDay(fee, 100, sessions.length)),
      weekend: presentFee(spaceFeesOfDay(fee, weekendPercent, sessions.length)),
      weekend_percent: weekendPercent,
      moving_percent: settings.numbers['space.moving_percent'],
      overtime_hour: houseFees.overtime_hour,
      deposit_percent: houseFees.space_deposit_percent,
      discount_percent: houseFees.space_discount_percent,
      later: row.fees
        .filter(({ validFrom }) => validFrom > today)
        .map((later) => ({ valid_from: later.validFrom, ...presentFee(later) })),
    },
  }
}

/** A room's own words and what a rental takes of the floor. */
export const presentRoom = (row: SpaceRow) => ({
  description_zh: row.description_zh,
  description_ja: row.description_ja,
  description_en: row.description_en,
  features_zh: [...row.features_zh],
  features_ja: row.features_ja && [...row.features_ja],
  features_en: row.features_en && [...row.features_en],
  images: [],
  floor_plan: { floor: row.floor, zones: [...row.zones] },
})

export const presentFee = ({ perSession, allDay }: SpaceFee) => ({ per_session: perSession, all_day: allDay })
