import { readFileSync } from 'node:fs'
import { termsByClassAtStart } from '@koma/domain/member-classes.ts'
import { numbersAtStart } from '@koma/domain/house-settings.ts'
import { describe, expect, test } from 'vitest'
import { presentDevice } from './present-device.ts'
import type { DeviceRow } from './queries/devices.ts'

interface ReferenceDevice extends Pick<DeviceRow, 'id' | 'model' | 'specs' | 'name_zh'> {
  readonly slug: string
}

const file = new URL('../../../../../packages/database/reference/devices.json', import.meta.url)
const devices = JSON.parse(readFileSync(file, 'utf8')) as ReferenceDevice[]
const settings = { numbers: numbersAtStart, terms: termsByClassAtStart }

const shown = ({ id, model, specs, ...names }: ReferenceDevice) =>
  presentDevice(
    { ...names, id, model, specs, kind: 'workstation', pointsPerUnit: 1, seats: [], type: {} } as unknown as DeviceRow,
    'general',
    {
      ...settings,
    },
  )

/** English words that no brand has in its name. */
const prose = /\b(pad|box|desk|seat|projector|kit|recorder|trimmer|stapler|flatbed|colour|inch|gen|with|up to|pages)\b/

describe('what a device is and has', () => {
  test.each(devices.map((device) => [device.slug, device] as const))(
    '%s is told without English prose',
    (_, device) => {
      const { model_zh, model_ja, specs_zh, specs_ja } = shown(device)
      const told = [model_zh, model_ja, ...[...specs_zh, ...(specs_ja ?? [])].flatMap(({ key, value }) => [key, value])]
      for (const text of told) expect(text ?? '').not.toMatch(prose)
    },
  )

  test('in English it stands as the catalogue has it', () => {
    for (const device of devices) expect(shown(device).model_en).toBe(device.model)
  })
})
