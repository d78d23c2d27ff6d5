import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.ts'

const book = 'docs/guarantees.md'
const citation = /docs\/guarantees\.md ((?:I-|F)\d+(?:, (?:I-|F)\d+)*)/g

/** Guarantees that a comment cites although the book has no line for them, and papers that only some of us have. */
export function citationProblems(root: string): readonly string[] {
  const known = new Set(existsSync(path.join(root, book)) ? idsIn(readFileSync(path.join(root, book), 'utf8')) : [])
  return sourceFiles(root)
    .filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && !file.startsWith('scripts/checks/'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const cited = [...text.matchAll(citation)].flatMap(([, ids]) => ids!.split(', '))
      const unknown = cited.filter((id) => !known.has(id))
      return [
        ...new Set(unknown.map((id) => `${file} cites ${id}, which ${book} does not have`)),
        ...(/Source: (?:[^*\n]*, )?(?:reliability|look\.md|stack\.md|features\.md)/.test(text)
          ? [`${file} cites a paper that is not in the repository`]
          : []),
      ]
    })
}

const idsIn = (text: string): string[] => [...text.matchAll(/^\| ((?:I-|F)\d+) \|/gm)].map(([, id]) => id!)
