import type { StaffMe } from '@koma/contract/staff.ts'
import { usePermissions } from 'react-admin'
import { mayUse, type Resource } from './access.ts'

/** The signed-in person; undefined while it is being asked, and when nobody is signed in. */
export function useMe(): StaffMe | undefined {
  return usePermissions<StaffMe>().permissions ?? undefined
}

/** Whether the signed-in person may take an action; false until it is known. */
export function useMay(resource: Resource, action: string): boolean {
  const me = useMe()
  return me !== undefined && mayUse(me, resource, action)
}
