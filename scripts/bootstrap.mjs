import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhatIsMissing, projectNode } from './install.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const nodeMajor = 26

/** A server holds little for long: a small nursery lets go of it soon. Decision: 0012 */
const serverOptions = ['--max-semi-space-size=4']

/** Each thread that packs, hashes or reads would keep a heap of its own (glibc): all share one. Decision: 0012 */
const serverMemory = { MALLOC_ARENA_MAX: '1' }

/** The script behind a flag; `--run` names its script itself. */
const entries = { '--dev': 'scripts/dev.ts', '--verify': 'scripts/verify.ts' }

/** Installs what is missing and goes on in the project's own Node: `[--dev|--verify|--run script] …arguments`. */
export async function bootstrap(args) {
  try {
    await installWhatIsMissing(root)
    const isNewEnough = Number(process.versions.node.split('.')[0]) >= nodeMajor
    await run(isNewEnough ? process.execPath : await projectNode(root), commandOf(args))
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

function commandOf([flag, ...rest]) {
  if (flag === '--run') return rest
  if (flag in entries) return [entries[flag], ...rest]
  return ['scripts/serve.ts', ...(flag === undefined ? [] : [flag, ...rest])]
}

/** Runs the script, passes signals on and ends as it ends. The channel tells it when this process dies. */
function run(node, [script, ...args]) {
  const cache = process.env.NODE_COMPILE_CACHE || path.join(root, 'node_modules/.cache/koma-compile')
  const serves = script === 'scripts/serve.ts'
  const child = spawn(node, [...(serves ? serverOptions : []), path.join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...(serves ? serverMemory : {}),
      ...process.env,
      NODE_COMPILE_CACHE: cache,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      // What a shell reports for a command that a signal ended.
      process.exitCode = code ?? 128 + constants.signals[signal]
      done()
    })
  })
}

/** An npm that is killed tells nobody: its scripts find themselves with another parent. */
function whenOrphaned(work) {
  const parent = process.ppid
  const checkMs = 1_000
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    work()
  }, checkMs)
  timer.unref()
}
