import {
  zContactAnswer,
  zContactFacts,
  zContactRequest,
  zLetterQuestion,
  zLetterState,
  zOwnLetterPage,
} from '@koma/contract/contact.ts'
import { zError, zPageQuery } from '@koma/contract/wire.ts'
import { contactReasons, contactReplyWorkingDays } from '@koma/domain/contact-rules.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { memberOf } from '../../platform/gate.ts'
import { languageOf } from '../../platform/language.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { findLetter } from './commands/find-letter.ts'
import { openTicket } from './commands/open-ticket.ts'
import { replyDay } from './commands/reply-day.ts'
import { contactJobs } from './jobs.ts'
import { presentLetterState, presentOwnLetter } from './present.ts'
import { lettersOfMember } from './queries.ts'

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

  app.route({
    method: 'GET',
    url: '/contact',
    config: { gate: 'public' },
    schema: {
      tags: ['contact'],
      summary: 'What a letter may be about, and by when one of today is answered',
      response: { 200: zContactFacts },
    },
    handler: async () => ({
      reasons: [...contactReasons],
      reply_working_days: contactReplyWorkingDays,
      reply_by: await replyDay(deps, 'contact'),
    }),
  })

  registerLetters(app, deps)
}

/** How far a letter is, for who wrote it. */
function registerLetters(app: ApiApp, deps: Deps) {
  app.route({
    method: 'POST',
    url: '/contact/state',
    config: { gate: 'public', refusals: ['record.not_found'] },
    schema: {
      tags: ['contact'],
      summary: 'How far a letter is, by its number and the address of its writer',
      body: zLetterQuestion,
      response: { 200: zLetterState, 404: zError, 422: zError, 429: zError },
    },
    async handler(request, reply) {
      const found = await findLetter(deps, { ...request.body, address: request.ip })
      if (!found.ok) return refuse(request, reply, found.reason, found.reason === 'rate.limited' ? found : {})
      return presentLetterState(found.letter, await deps.clock.now())
    },
  })

  app.route({
    method: 'GET',
    url: '/my/contact',
    config: { gate: 'member' },
    schema: {
      tags: ['contact'],
      summary: 'The letters that I wrote signed in, with their answers, newest first',
      querystring: zPageQuery,
      response: { 200: zOwnLetterPage, 401: zError, 422: zError },
    },
    async handler(request) {
      const now = await deps.clock.now()
      const letters = await lettersOfMember(deps.db, memberOf(request).id, windowOf(request.query))
      return pageOf(request.query, letters, (row) => presentOwnLetter(row, now))
    },
  })
}
