import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { writeAudit } from '../../../platform/audit.ts'
import { openVerified } from '../../../platform/files/files.ts'
import type { ScanResult } from '../../../platform/files/scanner.ts'
import { claimScan, dueScans, putBackScan, refuseBytes, releaseScanned, type ClaimedScan } from '../queries/scans.ts'
import { tellRefused } from './tell-refused.ts'

/** The job that scans one file; its data is `{ id }`. */
export const scanFileJob = 'file.scan'

/** Seconds until the next try after the first, second, … time that nobody could scan; the last one repeats. */
export const rescanSeconds = [15, 60, 300] as const

const sweepScansMax = 200

type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * Scans a file that waits for it. Clean: ready, or held when it carries something that runs. Infected: refused, the
 * bytes go, and the owner is told by mail. Nobody there to scan: it waits, closed, and is tried again.
 * Source: docs/guarantees.md I-57. Decision: files
 */
export async function scanFile(deps: Deps, log: Log, id: string): Promise<void> {
  const file = await claimScan(deps.db, id)
  if (!file) return
  let result: ScanResult
  try {
    result = await scan(deps, file)
  } catch (error) {
    log.warn({ err: error, fileId: id, attempt: file.attempts }, 'file not scanned')
    await putBackScan(deps.db, file, rescanSeconds[file.attempts - 1] ?? rescanSeconds.at(-1)!)
    return
  }
  if (result.clean) await releaseScanned(deps.db, id)
  else await refuseInfected(deps, file, result.found)
}

/** Scans everything that is due: tries after a back-off, and what a killed worker left. */
export async function sweepScans(deps: Deps, log: Log): Promise<void> {
  for (const id of await dueScans(deps.db, sweepScansMax)) await scanFile(deps, log, id)
}

/** Where the scanner was taken out of the configuration, what still waits for it is as clean as everything else. */
async function scan({ files }: Deps, file: ClaimedScan): Promise<ScanResult> {
  if (!files.scanner) return { clean: true }
  return files.scanner.scan(await openVerified(files, file))
}

async function refuseInfected(deps: Deps, file: ClaimedScan, found: string) {
  await deps.db.transaction().execute(async (tx) => {
    for (const refused of await refuseBytes(tx, file.storageKey)) {
      await writeAudit(tx, {
        actor: { kind: 'system', name: 'scanner' },
        action: 'file.refuse',
        subject: { kind: 'file', id: refused.id },
        before: { state: refused.stateBefore },
        after: { state: 'refused', found },
      })
    }
    await tellRefused(deps, tx, { ...file, cause: 'infected' })
  })
}
