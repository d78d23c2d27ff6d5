import type { AuthorizeRequest } from '@koma/contract/clients.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { randomToken } from '../../../platform/ids.ts'
import { createCode } from '../../auth/public.ts'
import { insertConsent } from '../queries/consents.ts'
import { checkRequest, type RequestRefusal } from './check-request.ts'

/** The member was signed out while they allowed it. */
type SessionOver = { readonly ok: false; readonly reason: 'auth.unauthenticated' }

/**
 * Where to send the browser: back to the app with a code of 60 seconds, or with the member's no. What the member allows
 * is remembered until they take it back. Source: RFC 6749 §4.1.2, RFC 9207 (`iss`)
 */
export async function authorizeClient(
  deps: Deps,
  request: AuthorizeRequest,
  {
    memberId,
    sessionId,
    requestId,
  }: { readonly memberId: string; readonly sessionId: string; readonly requestId: string },
): Promise<{ readonly ok: true; readonly redirect: string } | RequestRefusal | SessionOver> {
  const checked = await checkRequest(deps.db, request)
  if (!checked.ok) return checked
  const clientId = checked.client.id
  const given = { ...(request.state !== undefined && { state: request.state }), iss: deps.config.publicUrl }
  const back = (answer: Readonly<Record<string, string>>) => withQuery(request.redirect_uri, { ...answer, ...given })
  if (!request.allow) return { ok: true, redirect: back({ error: 'access_denied' }) }

  const code = randomToken()
  const isMade = await deps.db.transaction().execute(async (tx) => {
    const { redirect_uri: redirectAddress, code_challenge: codeChallenge } = request
    if (!(await createCode(tx, { code, clientId, memberId, sessionId, redirectAddress, codeChallenge }))) return false
    if (await insertConsent(tx, memberId, clientId)) {
      await writeAudit(tx, {
        actor: { kind: 'member', id: memberId, name: 'member' },
        action: 'member.allow_app',
        subject: { kind: 'member', id: memberId },
        after: { client: clientId },
        requestId,
      })
    }
    return true
  })
  return isMade ? { ok: true, redirect: back({ code }) } : { ok: false, reason: 'auth.unauthenticated' }
}

/** Added as text: an app's own scheme is no address that a parser would leave as it is. */
function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(values).toString()}`
}
