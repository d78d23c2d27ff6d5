import type { Device } from '@koma/contract/rent.ts'
import { isAtLeast, type MemberClass } from '@koma/domain/member-classes.ts'

type Choosable = Pick<Device, 'min_member_class'> & { readonly type: { readonly id: number } }

/** The devices that a class may book, in their order. Source: product §6 */
export const bookableBy = <One extends Choosable>(devices: readonly One[], memberClass: MemberClass): One[] =>
  devices.filter(({ min_member_class: least }) => isAtLeast(memberClass, least))

/** A few devices to begin with: such as the class may book, of as many types as there are, in their order. */
export function sampleFor<One extends Choosable>(
  devices: readonly One[],
  memberClass: MemberClass,
  count: number,
): readonly One[] {
  const bookable = bookableBy(devices, memberClass)
  const isFirstOfType = (device: One, at: number) => bookable.findIndex(({ type }) => type.id === device.type.id) === at
  const firsts = bookable.filter(isFirstOfType)
  return [...firsts, ...bookable.filter((device) => !firsts.includes(device))].slice(0, count)
}
