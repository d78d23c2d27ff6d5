import type { Device } from '@koma/contract/rent.ts'
import { pointsPerUnitFor, type MemberClass } from '@koma/domain/member-classes.ts'
import { bookingSpanDaysMax, notArrivedAfterMinutes, rentCancelHoursBefore } from '@koma/domain/rent-rules.ts'
import { deviceText, type DeviceText } from '@koma/i18n/device-text.ts'
import type { DeviceRow } from './queries/devices.ts'

/** A device as a class sees it; a visitor sees what a general member pays. */
export function presentDevice(row: DeviceRow, memberClass: MemberClass): Device {
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
    floor: row.floor,
    type: { ...row.type },
    kind: row.kind,
    unit: row.unit,
    points_per_unit: pointsPerUnitFor(row.pointsPerUnit, memberClass),
    points_per_unit_base: row.pointsPerUnit,
    min_member_class: row.minMemberClass,
    specs_zh: specsIn(deviceText('zh'), row.specs),
    specs_ja: specsIn(deviceText('ja'), row.specs),
    specs_en: specsIn(deviceText('en'), row.specs),
    rules_zh: rulesIn(deviceText('zh'), row),
    rules_ja: rulesIn(deviceText('ja'), row),
    rules_en: rulesIn(deviceText('en'), row),
    images: [],
    seats: row.seats.map(({ id, name }) => ({ id, name })),
  }
}

function specsIn(text: DeviceText, specs: Readonly<Record<string, unknown>>) {
  return Object.entries(specs).map(([key, value]) => ({ key: text.label(key), value: text.value(key, value) }))
}

/** The rules of booking that the page shows before anybody agrees to them. Source: product §9 */
function rulesIn(text: DeviceText, { kind }: DeviceRow): string[] {
  return [
    text.rule('span', bookingSpanDaysMax),
    text.rule('cancel', rentCancelHoursBefore),
    text.rule('not_arrived', notArrivedAfterMinutes),
    text.rule(kind === 'equipment' ? 'hand_out' : 'one_seat', 1),
  ]
}
