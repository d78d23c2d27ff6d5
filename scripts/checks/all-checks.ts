import { boundaryProblems } from './boundaries.ts'
import { citationProblems } from './citations.ts'
import { cycleProblems } from './cycles.ts'
import { docProblems } from './docs.ts'
import { fileNameProblems } from './file-names.ts'
import { messageProblems } from './messages.ts'
import { moduleProblems } from './module-files.ts'
import { sizeProblems } from './sizes.ts'

/** What a check finds in the project at `root`: sentences, none when all is well. */
export type Check = (root: string) => readonly string[]

/** The checks of our own, by the names under which a run reports them. */
export const checks: Readonly<Record<string, Check>> = {
  boundaries: boundaryProblems,
  cycles: cycleProblems,
  modules: moduleProblems,
  names: fileNameProblems,
  sizes: sizeProblems,
  messages: messageProblems,
  docs: (root) => [...docProblems(root), ...citationProblems(root)],
}
