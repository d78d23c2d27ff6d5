import { zContactAnswer, zContactRequest } from '@koma/contract/contact.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { languageOf } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import { openTicket } from './commands/open-ticket.ts'
import { contactJobs } from './jobs.ts'

/** Letters to the centre. Source: product §7 "POST /contact" */
export function registerContact(app: ApiApp, deps: Deps) {
  for (const job of contactJobs(deps)) deps.jobs.schedule(job)

  app.route({
    method: 'POST',
    url: '/contact',
    config: { gate: 'visitor' },
    schema: {
      tags: ['contact'],
      summary: 'Write to the centre; mails the writer and the centre',
      body: zContactRequest,
      response: { 201: zContactAnswer, 401: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const result = await openTicket(deps, {
        form: request.body,
        member: request.memberCaller,
        address: request.ip,
        language: languageOf(request),
      })
      if (!result.ok) return refuse(request, reply, result.reason, result)
      return reply.code(201).send({ number: result.number, reply_by: result.replyBy })
    },
  })
}
