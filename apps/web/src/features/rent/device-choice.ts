import type { Device } from '@koma/contract/rent.ts'
import { isAtLeast, type MemberClass } from '@koma/domain/member-classes.ts'

type Choosable = Pick<Device, 'min_member_class'> & { readonly type: { readonly id: number } }

/** The devices that a class may book, in their order. Source: product §6 */
export const bookableBy = <One extends Choosable>(devices: readonly One[], memberClass: MemberClass): One[] =>
  devices.filter(({ min_member_class: least }) => isAtLeast(memberClass, least))
