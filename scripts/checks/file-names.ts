import { sourceFiles } from './source-files.ts'

const saysNothing = /(^|\/)(utils?|helpers?|common|misc|types?|index)(\/|\.(ts|tsx|mjs)$)/
const kebabCase = /^[a-z0-9.$_-]+$/
const code = /\.(ts|tsx|mjs|css)$/

/** Sentences about files and folders whose name tells nothing, or is not in kebab-case. */
export function fileNameProblems(root: string): readonly string[] {
  return sourceFiles(root)
    .filter((file) => code.test(file))
    .flatMap((file) => {
      if (saysNothing.test(file)) return [`${file}: a helper earns a name`]
      return kebabCase.test(file.slice(file.lastIndexOf('/') + 1)) ? [] : [`${file}: file names are in kebab-case`]
    })
}
