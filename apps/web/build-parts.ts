import path from 'node:path'
import type { Rolldown } from 'vite'

/** What is drawn around every screen, from the folder of the sources. */
const frames = ['entry.client.tsx', 'root.tsx', 'routes/shell.tsx', 'routes/screens.tsx']

/** Screens that a first visit often begins with; what several of them need is one file. */
const firstScreens = ['home', 'rent-list', 'news-list', 'news', 'faq', 'comic-list', 'comic'].map(
  (name) => `routes/${name}.tsx`,
)
const screensMin = 3

/** Style sheets are one file; what draws ornaments is fetched when a browser draws one. */
const apart = /\.css$|\/packages\/ui\/src\/cover\//

/**
 * Names the chunk of a module: `frame` when what every screen is framed with imports it, directly or through others, and
 * nothing beside it, for a first visit waits for it; `pages` when several of the first screens do; else none.
 */
export function partOf(sources: string): Rolldown.CodeSplittingNameFunction {
  let parts: { readonly frame: ReadonlySet<string>; readonly screens: readonly ReadonlySet<string>[] } | undefined
  const isStart = (id: string) => [...frames, ...firstScreens].some((file) => id === path.join(sources, file))
  return (moduleId, context) => {
    const reached = (files: readonly string[]) =>
      reachedFrom(
        files.map((file) => path.join(sources, file)),
        (id) => context.getModuleInfo(id)?.importedIds ?? [],
      )
    parts ??= { frame: reached(frames), screens: firstScreens.map((file) => reached([file])) }
    if (isStart(moduleId) || apart.test(moduleId)) return null
    if (parts.frame.has(moduleId)) return 'frame'
    return parts.screens.filter((screen) => screen.has(moduleId)).length >= screensMin ? 'pages' : null
  }
}

/** All that the starts import, and what that imports. */
function reachedFrom(starts: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    importsOf(id).forEach(visit)
  }
  starts.forEach(visit)
  return seen
}
