import type { HouseSettings } from '@koma/domain/house-settings.ts'
import type { OpeningRules } from '@koma/domain/opening-hours.ts'
import type { TaipeiDate } from '@koma/domain/taipei-time.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { remember } from '../../../platform/remember.ts'
import { openingRules } from '../../opening-hours/public.ts'
import { deviceById, type DeviceRow } from './devices.ts'

/** What every booking needs to know and hardly ever changes. */
export interface RentFactsBook {
  device(db: Db | Tx, id: number): Promise<DeviceRow | undefined>
  rules(db: Db | Tx, from: TaipeiDate, to: TaipeiDate): Promise<OpeningRules>
  settings(db: Db | Tx, now: Date): Promise<HouseSettings>
}

/** The facts, remembered until staff change a device or the opening hours: a booking then costs one statement. */
export function rentFacts({ changes, settings }: Pick<Deps, 'changes' | 'settings'>): RentFactsBook {
  const device = remember(changes, ['device'], (db, id) => deviceById(db, Number(id)))
  const rules = remember(changes, ['opening-hours'], (db, span) => {
    const [from, to] = span.split('/') as [TaipeiDate, TaipeiDate]
    return openingRules(db, from, to)
  })
  return {
    device: (db, id) => device(db, String(id)),
    rules: (db, from, to) => rules(db, `${from}/${to}`),
    settings: (db, now) => settings.at(db, now),
  }
}
