import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.ts'
import { sourceHash } from './source-hash.ts'

interface Bundle {
  /** Folder of the workspace; the result is in its folder `build`. */
  readonly folder: string
  readonly name: string
  /** Program and arguments, run in the folder. */
  readonly command: readonly string[]
}

const bundles: readonly Bundle[] = [
  { folder: 'apps/web', name: 'website', command: ['react-router', 'build'] },
  { folder: 'apps/console', name: 'console', command: ['vite', 'build'] },
]

/** What the build was made from stands beside its result. */
const stampFile = 'build/.made-from'

/** Builds the browser bundles whose sources changed since their last build, side by side. Throws with a build's output. */
export async function buildWhatChanged(say: Say) {
  await Promise.all(bundles.map((bundle) => buildIfChanged(bundle, say)))
}

/** Where the progress is told. */
type Say = (sentence: string) => void

async function buildIfChanged({ folder, name, command }: Bundle, say: Say) {
  const stamp = path.join(root, folder, stampFile)
  const hash = sourceHash(root, folder)
  if (readStamp(stamp) === hash) return
  const startedAt = performance.now()
  say(`Building the ${name} …`)
  // A build that breaks off must not look finished at the next start.
  rmSync(stamp, { force: true })
  await runBuild(path.join(root, folder), command)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  say(`Built the ${name} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`)
}

async function runBuild(folder: string, [program, ...args]: readonly string[]) {
  const child = spawn(programOf(folder, program!), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const stop = () => child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'close')
  process.off('exit', stop)
  if (code !== 0) throw new Error(`${path.relative(root, folder)} could not be built:\n${output}`)
}

/** npm puts a workspace's own version of a program beside it, and everybody's into the root. */
function programOf(folder: string, program: string): string {
  const own = path.join(folder, 'node_modules/.bin', program)
  return existsSync(own) ? own : path.join(root, 'node_modules/.bin', program)
}

function readStamp(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}
