import { zAvatarAnswer, zAvatarParams, zAvatarRequest } from '@koma/contract/profile.ts'
import { zError } from '@koma/contract/wire.ts'
import { roleMay } from '@koma/domain/staff-roles.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { uploadsOf } from '../../platform/files/uploaded-file.ts'
import { memberOf } from '../../platform/gate.ts'
import { refuse } from '../../platform/refusal.ts'
import { changeAvatar } from './commands/change-avatar.ts'
import { presentAvatar } from './present-avatar.ts'
import { avatarSquare } from './queries/avatars.ts'

const upload = { avatar: { kind: 'image', filesMax: 1, required: true } } as const

/** The member's picture. Source: product §7 "POST /member/avatar", docs/guarantees.md I-56 */
export function registerAvatar(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/member/avatar',
    config: { gate: 'member', uploads: upload },
    schema: {
      tags: ['members'],
      summary: 'A JPEG, PNG or WebP of at most 6 MB; its middle is kept as squares, encoded anew',
      body: zAvatarRequest,
      response: { 200: zAvatarAnswer, 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const file = uploadsOf(request, 'avatar')[0]!.path
      const result = await changeAvatar(deps, { memberId: memberOf(request).id, file, requestId: request.id })
      if (!result.ok) return refuse(request, reply, result.reason, result)
      return { avatar: result.id === null ? null : presentAvatar(result.id) }
    },
  })

  app.route({
    method: 'DELETE',
    url: '/member/avatar',
    config: { gate: 'member' },
    schema: { tags: ['members'], summary: 'Remove the picture', response: { 204: z.null(), 401: zError } },
    async handler(request, reply) {
      await changeAvatar(deps, { memberId: memberOf(request).id, file: null, requestId: request.id })
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'GET',
    url: '/avatar/:id/:width',
    config: { gate: 'reader', owner: 'caller_or_role' },
    schema: {
      tags: ['members'],
      summary: 'One square of a picture, for its owner and the staff who may read members',
      params: zAvatarParams,
      response: { 200: z.any().describe('A WebP.'), 401: zError, 404: zError },
    },
    async handler(request, reply) {
      const { id, width } = request.params
      const reader = readerOf(request)
      const webp = reader && (await avatarSquare(deps.db, { id, width, ownerId: reader.ownerId }))
      if (!webp) return refuse(request, reply, 'record.not_found')
      return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(webp)
    },
  })
}

/** Whose picture it must be; of anybody's for staff who read members; nothing for everybody else. */
function readerOf({ memberCaller, staffCaller }: FastifyRequest): { ownerId: string | undefined } | undefined {
  if (memberCaller) return { ownerId: memberCaller.id }
  return staffCaller && roleMay(staffCaller.role, 'members.read') ? { ownerId: undefined } : undefined
}
