import { zMemberCard, type MemberCard } from '@koma/contract/profile.ts'
import { zError } from '@koma/contract/wire.ts'
import { cardText } from '@koma/domain/member-card.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { MemberCaller } from '../../platform/callers.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { balanceOf } from '../points/public.ts'
import { presentMember } from './present.ts'
import { cardCodeOf, renewCard } from './queries/cards.ts'
import { profileOf } from './queries/profiles.ts'

/** The digital member card. Its QR opens nothing: staff look the member up by it. */
export function registerCard(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/member/card',
    config: { gate: 'member' },
    schema: { tags: ['members'], summary: 'My member card', response: { 200: zMemberCard, 401: zError } },
    handler: (request) => cardOf(deps, memberOf(request)),
  })

  app.route({
    method: 'POST',
    url: '/member/card/renew',
    config: { gate: 'member' },
    schema: {
      tags: ['members'],
      summary: 'A new code; the one before names nobody any more',
      response: { 200: zMemberCard, 401: zError },
    },
    async handler(request) {
      const caller = memberOf(request)
      await renewCard(deps.db, caller.id)
      return cardOf(deps, caller)
    },
  })
}

async function cardOf({ db }: Deps, caller: MemberCaller): Promise<MemberCard> {
  const [row, code, balance] = await Promise.all([
    profileOf(db, caller.id),
    cardCodeOf(db, caller.id),
    balanceOf(db, caller.id, caller.now),
  ])
  const { name, username, type, membership } = presentMember(row, caller, balance)
  return { text: cardText(code), name, username, type, ...membership }
}
