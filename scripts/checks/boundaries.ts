import { isBuiltin } from 'node:module'
import { importsOf, type Import } from './imports.ts'
import { grantedModules, layers, type Layer } from './layers.ts'
import { sourceFiles } from './source-files.ts'

const testFile = /\.(test|fixture)\.tsx?$|\/testing\//
/** Builds, settings and stories stand outside the product and may know all of it. */
const outside = /^(scripts|e2e|bench)\/|^[^/]+$|\.config\.ts$|^packages\/[^/]+\/build-|^apps\/[^/]+\/build-/

/** Sentences about imports that cross a boundary of layers.ts, and about grants that nobody uses. */
export function boundaryProblems(root: string, granted = grantedModules): readonly string[] {
  const imports = importsOf(root, sourceFiles(root)).filter(({ file }) => !outside.test(file))
  const problems = imports.flatMap((one) => {
    const problem = problemOf(one, granted)
    return problem ? [`${one.file} imports ${one.specifier}: ${problem}`] : []
  })
  return [...problems, ...unusedGrants(imports, granted)]
}

function problemOf(one: Import, granted: typeof grantedModules): string | undefined {
  const layer = layerOf(one.file)
  if (!layer) return 'no layer of scripts/checks/layers.ts holds this file'
  if (one.target === undefined) return problemOfPackage(one, layer)
  if (one.specifier.startsWith('.') && workspaceOf(one.target) !== workspaceOf(one.file)) return 'use its @koma address'
  if (testFile.test(one.file)) return problemOfTest(one.file, one.target)
  if (testFile.test(one.target)) return 'only tests may know what was made for them'
  return problemOfTarget(one.file, one.target, layer, granted)
}

function problemOfPackage({ file, specifier }: Import, layer: Layer): string | undefined {
  if (testFile.test(file)) return undefined
  if (isBuiltin(specifier)) return layer.node ? undefined : 'this layer runs without Node'
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return layer.npm === 'any' || layer.npm.includes(name) ? undefined : `this layer may not know ${name}`
}

/** A test may use every package and its own workspace. */
function problemOfTest(file: string, target: string): string | undefined {
  const allowed =
    target.startsWith('packages/') || workspaceOf(target) === workspaceOf(file) || file.startsWith('apps/server/')
  return allowed ? undefined : 'apps do not know each other'
}

function problemOfTarget(
  file: string,
  target: string,
  layer: Layer,
  granted: typeof grantedModules,
): string | undefined {
  if (target === `${workspaceOf(file)}/package.json`) return undefined
  const [own, other] = [siblingOf(layer, file), siblingOf(layer, target)]
  if (own === other && layerOf(target) === layer) return undefined
  if (own !== undefined && other !== undefined) {
    if (!layer.folder.startsWith('apps/api/')) return 'features do not know each other'
    if (!granted[own]?.includes(other)) return `${own} has no grant for ${other} in scripts/checks/layers.ts`
    return target.endsWith(`/${other}/public.ts`) ? undefined : `only public.ts of ${other} is for others`
  }
  // Only the root of an app, which composes it, reaches into its parts.
  if (own === undefined && isWithin(target, layer.folder)) return undefined
  return layer.ours.some((folder) => isWithin(target, folder)) ? undefined : `${layer.folder} may not know it`
}

function unusedGrants(imports: readonly Import[], granted: typeof grantedModules): string[] {
  const used = new Set(imports.map(({ file, target }) => `${moduleOf(file)} ${target && moduleOf(target)}`))
  return Object.entries(granted).flatMap(([from, modules]) =>
    modules
      .filter((to) => !used.has(`${from} ${to}`))
      .map((to) => `scripts/checks/layers.ts: nobody in ${from} needs the grant for ${to}`),
  )
}

/** The layer with the longest folder that holds the file. */
function layerOf(file: string): Layer | undefined {
  return layers
    .filter(({ folder }) => patternOf(folder).test(file))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

/** The name that stands for `*`, or nothing when the file is not in such a folder. */
function siblingOf({ folder }: Layer, file: string): string | undefined {
  return patternOf(folder).exec(file)?.[1]
}

const patternOf = (folder: string) => new RegExp(`^${folder.replace('*', '([^/]+)')}/`)
const isWithin = (file: string, folder: string) => file.startsWith(`${folder}/`)
const workspaceOf = (file: string) => file.split('/').slice(0, 2).join('/')
const moduleOf = (file: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1]
