import { clientScopes, type Client, type Consent, type MemberApp } from '@koma/contract/clients.ts'
import { formatTaipeiDateTime } from '@koma/domain/taipei-time.ts'
import type { ClientRow } from './queries/clients.ts'
import type { ConsentRow } from './queries/consents.ts'

/** What the consent screen asks. */
export function presentConsent(client: ClientRow, redirect: string, isAllowed: boolean): Consent {
  return { client: nameOf(client), scopes: [...clientScopes], redirect_uri: redirect, is_allowed: isAllowed }
}

/** An app that a member has let in. */
export function presentApp(row: ConsentRow): MemberApp {
  return {
    ...nameOf(row),
    scopes: [...clientScopes],
    granted_at: formatTaipeiDateTime(row.grantedAt),
    last_used_at: row.lastUsedAt === null ? null : formatTaipeiDateTime(row.lastUsedAt),
  }
}

/** An app as staff see it. */
export function presentClient(row: ClientRow): Client {
  return {
    ...nameOf(row),
    redirect_uris: [...row.redirectAddresses],
    disabled: row.disabled,
    members: row.members,
    created_at: formatTaipeiDateTime(row.createdAt),
    version: row.version,
  }
}

const nameOf = ({ id, name_zh, name_ja, name_en }: Pick<ClientRow, 'id' | 'name_zh' | 'name_ja' | 'name_en'>) => ({
  id,
  name_zh,
  name_ja,
  name_en,
})
