import type { ErrorCode } from '@koma/contract/errors.ts'
import { classesFrom, isAtLeast, type MemberClass } from '@koma/domain/member-classes.ts'
import type { DeviceRow } from './queries/devices.ts'

export type ClassRefusal = {
  readonly ok: false
  readonly reason: Extract<ErrorCode, 'member.class_required'>
  readonly requiredClasses: readonly MemberClass[]
}

/** A device may ask for a least class. Source: product §6, Decision: workstations and equipment */
export function mayRent(memberClass: MemberClass, device: DeviceRow): { readonly ok: true } | ClassRefusal {
  if (isAtLeast(memberClass, device.minMemberClass)) return { ok: true }
  return { ok: false, reason: 'member.class_required', requiredClasses: classesFrom(device.minMemberClass) }
}
