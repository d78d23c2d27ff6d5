import { zIdParams, zStaffMemberPage, zStaffMemberRecord, zStaffMembersQuery } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import { parseCardText } from '@koma/domain/member-card.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { noteReading, noteSearch } from '../../platform/readings.ts'
import { refuse } from '../../platform/refusal.ts'
import { adjustableAlone, balanceOf, balancesOf } from '../points/public.ts'
import { agreementsDue, enoughOf, presentConsent } from './present-agreements.ts'
import { presentForStaff } from './present.ts'
import { agreementVersions, consentsOf } from './queries/agreements.ts'
import { foundMember, foundMembers } from './queries/found-members.ts'

/** Members as staff find and see them; every look at personal data is noted. Source: api.md "Staff (S)" */
export function registerMembersStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/members',
    config: { gate: { staff: 'members.read' } },
    schema: {
      tags: ['staff'],
      summary: 'Find members by a piece of their name, account name, address or number, or by their card',
      querystring: zStaffMembersQuery,
      response: { 200: zStaffMemberPage, 401: zError, 403: zError, 422: zError },
    },
    async handler(request) {
      const staff = staffOf(request)
      const { q, type, not_agreed: notAgreed, sort, order, ...page } = request.query
      const enough = notAgreed && enoughOf(await agreementVersions(deps.db), notAgreed)
      const { rows, total } = await foundMembers(
        deps.db,
        { q: lineOf(q), card: parseCardText(q ?? ''), type, enough, sort, order },
        windowOf(page),
      )
      const ids = rows.map(({ id }) => id)
      const balances = await balancesOf(deps.db, ids, staff.now)
      await noteSearch(deps.db, staff, { kind: 'member', shown: ids }, request.id)
      return pageOf(page, { rows, total }, (row) => presentForStaff(row, balances.get(row.id)!))
    },
  })

  app.route({
    method: 'GET',
    url: '/staff/members/:id',
    config: { gate: { staff: 'members.read' } },
    schema: {
      tags: ['staff'],
      summary: 'One member',
      params: zIdParams,
      response: { 200: zStaffMemberRecord, 401: zError, 403: zError, 404: zError },
    },
    async handler(request, reply) {
      const staff = staffOf(request)
      const row = await foundMember(deps.db, request.params.id)
      if (!row) return refuse(request, reply, 'record.not_found')
      await noteReading(deps.db, staff, { kind: 'member', id: row.id }, request.id)
      const [versions, consents] = await Promise.all([agreementVersions(deps.db), consentsOf(deps.db, row.id)])
      return {
        ...presentForStaff(row, await balanceOf(deps.db, row.id, staff.now)),
        consents: consents.map(presentConsent(versions)),
        agreements_due: agreementsDue(
          versions,
          consents.map(({ document, version }) => `${document} ${version}`),
        ),
        adjustable_alone: await adjustableAlone(deps.db, staff.id, row.id),
      }
    },
  })
}

/** What is looked for never reaches over two of the lines in which it is looked up. */
function lineOf(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, ' ').trim()
}
