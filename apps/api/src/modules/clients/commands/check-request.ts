import { allowsRedirect } from '@koma/domain/redirect-addresses.ts'
import type { Db } from '../../../platform/db.ts'
import { clientById, type ClientRow } from '../queries/clients.ts'

/** A field with the key of its message. */
export type RequestRefusal = {
  readonly ok: false
  readonly reason: 'validation.failed'
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/**
 * The app that asks, and only with an address that is registered for it: otherwise nobody is sent anywhere, because
 * the address is not to be trusted. Source: RFC 6749 §4.1.2.1, docs/guarantees.md I-30
 */
export async function checkRequest(
  db: Db,
  { client_id: clientId, redirect_uri: redirect }: { readonly client_id: string; readonly redirect_uri: string },
): Promise<{ readonly ok: true; readonly client: ClientRow } | RequestRefusal> {
  const client = await clientById(db, clientId)
  if (!client || client.disabled) return refused('client_id', 'field.client')
  if (!allowsRedirect(client.redirectAddresses, redirect)) return refused('redirect_uri', 'field.redirect_uri')
  return { ok: true, client }
}

const refused = (field: string, message: string): RequestRefusal => ({
  ok: false,
  reason: 'validation.failed',
  errors: { [field]: [message] },
})
