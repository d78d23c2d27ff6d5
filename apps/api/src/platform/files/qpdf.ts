import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Whether the PDF at the path is sound: 0 is, 3 is with warnings that every reader mends.
 * Source: docs/guarantees.md I-54
 */
export type QpdfCheck = (path: string) => Promise<boolean>

const run = promisify(execFile)
const checkMsMax = 10_000
const soundExits = [0, 3]

/** The installed `qpdf`; undefined where there is none. */
export async function findQpdf(): Promise<QpdfCheck | undefined> {
  try {
    await run('qpdf', ['--version'], { timeout: checkMsMax })
  } catch {
    return undefined
  }
  return async (path) => {
    try {
      await run('qpdf', ['--check', '--', path], { timeout: checkMsMax, maxBuffer: 1_048_576 })
      return true
    } catch (error) {
      // Killed after its time, it has no exit code: a file that takes so long is none that we want.
      return soundExits.includes((error as { code?: number }).code ?? -1)
    }
  }
}
