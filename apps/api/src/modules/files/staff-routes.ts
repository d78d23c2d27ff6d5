import { zJudgeRequest, zStaffFile, zStaffFilePage, zStaffFileQuery } from '@koma/contract/files.ts'
import { zIdParams } from '@koma/contract/staff.ts'
import { zError } from '@koma/contract/wire.ts'
import type { ApiApp } from '../../platform/api-app.ts'
import type { Deps } from '../../platform/deps.ts'
import { staffOf } from '../../platform/gate.ts'
import { pageOf, windowOf } from '../../platform/paging.ts'
import { refuse } from '../../platform/refusal.ts'
import { judgeFile } from './commands/judge-file.ts'
import { judgedPurposes, readPurposes } from './policy.ts'
import { presentStaffFile } from './present.ts'
import { staffFiles } from './queries/staff-files.ts'

/** Files that carry something that runs wait here for somebody to look at them. Decision: files */
export function registerFilesStaff(app: ApiApp, deps: Deps) {
  app.route({
    method: 'GET',
    url: '/staff/files',
    config: { gate: { staff: 'any' } },
    schema: {
      tags: ['files'],
      summary:
        'Files of the records that my role looks after: held ones, those being scanned, then the others; newest first',
      querystring: zStaffFileQuery,
      response: { 200: zStaffFilePage, 401: zError, 422: zError },
    },
    async handler(request) {
      const { role } = staffOf(request)
      const { state, purpose, subject_id: subjectId, ...page } = request.query
      const purposes = readPurposes(role).filter((one) => purpose === undefined || one === purpose)
      return pageOf(page, await staffFiles(deps.db, { purposes, state, subjectId }, windowOf(page)), (row) =>
        presentStaffFile(row, judgedPurposes(role)),
      )
    },
  })

  for (const [verb, summary] of judgements) {
    app.route({
      method: 'POST',
      url: `/staff/files/:id/${verb}`,
      config: { gate: { staff: 'any' }, refusals: ['file.state'] },
      schema: {
        tags: ['files'],
        summary,
        params: zIdParams,
        body: zJudgeRequest,
        response: { 200: zStaffFile, 401: zError, 404: zError, 409: zError, 422: zError },
      },
      async handler(request, reply) {
        const staff = staffOf(request)
        const judgement = { fileId: request.params.id, verb, note: request.body.note, requestId: request.id }
        const result = await judgeFile(deps, staff, judgement)
        if (!result.ok) return refuse(request, reply, result.reason)
        return presentStaffFile(result.file, judgedPurposes(staff.role))
      },
    })
  }
}

const judgements = [
  ['release', 'Open a held file to its owner and to staff'],
  ['refuse', 'Refuse a held file; its bytes go and its owner is told'],
] as const
