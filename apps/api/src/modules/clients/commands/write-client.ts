import type { ClientChange, ClientRequest } from '@koma/contract/clients.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { endSessionsOfClient } from '../../auth/public.ts'
import {
  clientById,
  insertClient,
  lockClient,
  updateClient,
  type ClientFields,
  type ClientRow,
} from '../queries/clients.ts'

/** Registers an app. */
export async function writeClient(
  db: Db,
  staff: StaffCaller,
  { request, requestId }: { readonly request: ClientRequest; readonly requestId: string },
): Promise<ClientRow> {
  return db.transaction().execute(async (tx) => {
    const fields = fieldsOf({ ...request, disabled: false })
    const id = await insertClient(tx, fields)
    await writeAudit(tx, { ...entry(staff, 'client.add', id), after: fields, requestId })
    return (await clientById(tx, id))!
  })
}

export interface ChangeOfClient {
  readonly clientId: string
  readonly change: ClientChange
  /** The version that was seen; undefined when the caller does not say. */
  readonly version: number | undefined
  readonly requestId: string
}

/** Changes an app; one that is disabled loses every session at once. */
export async function changeClient(
  db: Db,
  staff: StaffCaller,
  { clientId, change, version, requestId }: ChangeOfClient,
): Promise<
  | { readonly ok: true; readonly client: ClientRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'version.stale' }
> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockClient(tx, clientId))) return { ok: false, reason: 'record.not_found' }
    const before = (await clientById(tx, clientId))!
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'version.stale' }
    const fields = fieldsOf(change)
    await updateClient(tx, clientId, fields)
    if (fields.disabled) await endSessionsOfClient(tx, { clientId, memberId: null, because: 'app disabled' })
    const { name_zh, name_ja, name_en, redirectAddresses, disabled } = before
    const old = { name_zh, name_ja, name_en, redirectAddresses, disabled }
    await writeAudit(tx, { ...entry(staff, 'client.change', clientId), before: old, after: fields, requestId })
    return { ok: true, client: (await clientById(tx, clientId))! }
  })
}

const fieldsOf = ({ redirect_uris, ...rest }: ClientChange): ClientFields => ({
  ...rest,
  name_ja: rest.name_ja?.trim() ? rest.name_ja : null,
  name_en: rest.name_en?.trim() ? rest.name_en : null,
  redirectAddresses: redirect_uris,
})

const entry = (staff: StaffCaller, action: string, id: string) => ({
  actor: { kind: 'staff' as const, id: staff.id, name: staff.username },
  action,
  subject: { kind: 'client', id },
})
