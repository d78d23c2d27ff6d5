import type { Device } from '@koma/contract/rent.ts'
import type { HouseSettings } from '@koma/domain/house-settings.ts'
import { pointsPerUnitFor, type MemberClass } from '@koma/domain/member-classes.ts'
import type { Language } from '@koma/domain/languages.ts'
import { bookingSpanDaysMax } from '@koma/domain/rent-rules.ts'
import { deviceText, type DeviceText } from '@koma/i18n/device-text.ts'
import type { DeviceRow } from './queries/devices.ts'

/** A device as a class sees it; a visitor sees what a general member pays. */
export function presentDevice(row: DeviceRow, memberClass: MemberClass, settings: HouseSettings): Device {
  return {
    id: row.id,
    slug: row.slug,
    name_zh: row.name_zh,
    name_ja: row.name_ja,
    name_en: row.name_en,
    description_zh: row.description_zh,
    description_ja: row.description_ja,
    description_en: row.description_en,
    model: row.model,
    model_zh: row.model && deviceText('zh').value('model', row.model),
    model_ja: row.model && deviceText('ja').value('model', row.model),
    model_en: row.model && deviceText('en').value('model', row.model),
    floor: row.floor,
    type: { ...row.type },
    kind: row.kind,
    unit: row.unit,
    points_per_unit: pointsPerUnitFor(row.pointsPerUnit, memberClass, settings.terms),
    points_per_unit_base: row.pointsPerUnit,
    min_member_class: row.minMemberClass,
    specs_zh: specsIn(deviceText('zh'), row.specs),
    specs_ja: specsIn(deviceText('ja'), row.specs),
    specs_en: specsIn(deviceText('en'), row.specs),
    rules_zh: rulesIn('zh', row, settings),
    rules_ja: rulesIn('ja', row, settings),
    rules_en: rulesIn('en', row, settings),
    images: [],
    seats: row.seats.map(({ id, name }) => ({ id, name })),
  }
}

function specsIn(text: DeviceText, specs: Readonly<Record<string, unknown>>) {
  return Object.entries(specs).map(([key, value]) => ({ key: text.label(key), value: text.value(key, value) }))
}

/** The rules of booking that the page shows before anybody agrees to them. Source: product §9 */
function rulesIn(language: Language, { kind }: DeviceRow, { numbers }: HouseSettings): string[] {
  const text = deviceText(language)
  return [
    text.rule('span', bookingSpanDaysMax),
    text.rule('cancel', numbers['rent.cancel_hours']),
    text.rule('not_arrived', numbers['rent.not_arrived_minutes']),
    text.rule(kind === 'equipment' ? 'hand_out' : 'one_seat', 1),
  ]
}
