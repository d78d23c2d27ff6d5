import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

/** Lines that a file has at most, and that nine of ten files have at most. */
export const linesMax = 250
export const linesNinthDecileMax = 150

const measured = /\.(ts|tsx|mjs|css)$/
/** Nobody writes the one by hand, and the other grows with the words of the product. */
const apart = /\.generated\.|^packages\/i18n\/src\/messages\//

/** How long the files are: what the budget is measured against. */
export interface Sizes {
  readonly files: number
  readonly median: number
  readonly ninthDecile: number
  readonly max: number
}

/** Sentences about files that are too long, and about too many long ones. */
export function sizeProblems(root: string): readonly string[] {
  const lengths = measure(root)
  const tooLong = lengths
    .filter(({ lines }) => lines > linesMax)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${linesMax} are the most`)
  const { ninthDecile } = sizesOf(lengths)
  if (ninthDecile <= linesNinthDecileMax) return tooLong
  return [...tooLong, `nine of ten files may have ${linesNinthDecileMax} lines; now it is ${ninthDecile}`]
}

/** One line of figures for the log. */
export function describeSizes(root: string): string {
  const { files, median, ninthDecile, max } = sizesOf(measure(root))
  return `${files} files, median ${median} lines, p90 ${ninthDecile}, max ${max}`
}

function measure(root: string): readonly { file: string; lines: number }[] {
  return sourceFiles(root)
    .filter((file) => measured.test(file) && !apart.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
}

function sizesOf(lengths: readonly { lines: number }[]): Sizes {
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { files: sorted.length, median: at(0.5), ninthDecile: at(0.9), max: at(1) }
}
