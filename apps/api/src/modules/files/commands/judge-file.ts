import { writeAudit } from '../../../platform/audit.ts'
import type { StaffCaller } from '../../../platform/callers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { judgedPurposes } from '../policy.ts'
import { lockStaffFile, writeJudgement, type StaffFileRow } from '../queries/staff-files.ts'
import { tellRefused } from './tell-refused.ts'

export interface Judgement {
  readonly fileId: string
  readonly verb: 'release' | 'refuse'
  readonly note: string | undefined
  readonly requestId: string
}

export type JudgeAnswer =
  | { readonly ok: true; readonly file: StaffFileRow }
  | { readonly ok: false; readonly reason: 'record.not_found' | 'file.state' }

const stateAfter = { release: 'ready', refuse: 'refused' } as const

/** Decides about a held file, with its audit entry; the owner of a refused one is told by mail. Decision: files */
export function judgeFile(
  deps: Deps,
  staff: StaffCaller,
  { fileId, verb, note, requestId }: Judgement,
): Promise<JudgeAnswer> {
  return deps.db.transaction().execute(async (tx) => {
    const file = await lockStaffFile(tx, fileId)
    if (!file || !judgedPurposes(staff.role).includes(file.purpose)) return { ok: false, reason: 'record.not_found' }
    if (file.state !== 'held') return { ok: false, reason: 'file.state' }
    const state = stateAfter[verb]
    await writeJudgement(tx, fileId, state)
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, name: staff.name },
      action: `file.${verb}`,
      subject: { kind: 'file', id: fileId },
      before: { state: file.state, findings: file.findings },
      after: { state, note },
      requestId,
    })
    if (verb === 'refuse') await tellRefused(deps, tx, { ...file, cause: 'staff' })
    return { ok: true, file: { ...file, state } }
  })
}
