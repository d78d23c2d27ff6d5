import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signalAll, treeOf, untilEnded, type KnownProcess } from './process-tree.ts'

/** A server of the real product, in processes of its own. */
export interface RunningProduct {
  readonly port: number
  readonly site: string
  readonly pid: number
  /** From its start until it said that it is ready (milliseconds). */
  readonly readyMs: number
  /** What it wrote so far, to both outputs. */
  output(): string
  /** Its processes at this moment, the database's too where it is embedded. */
  tree(): readonly KnownProcess[]
  /** Signals the first process alone and waits until all have ended. Throws when one outlives it by 20 s. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly ms: number }>
  /** Signals every process at once, as a power cut would, and waits until all have ended. */
  kill(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

const main = path.resolve(import.meta.dirname, '../main.ts')
const endWithParent = path.resolve(import.meta.dirname, 'end-with-parent.ts')
/** What `npm start` (scripts/bootstrap.mjs, scripts/serve.ts) gives to the server. */
const asStarted = {
  options: ['--max-semi-space-size=4'],
  environment: { MALLOC_ARENA_MAX: '1', NODE_ENV: 'production' },
}
const readyMsMax = 60_000
const pollMs = 25
const outliveMsMax = 20_000

/** Starts it and waits until it is ready. `PORT` is a free one unless it is given. */
export async function startProduct(
  settings: Environment,
  nodeOptions: readonly string[] = [],
): Promise<RunningProduct> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', endWithParent, ...asStarted.options, ...nodeOptions, main], {
    env: { ...machine(), ...asStarted.environment, LOG_LEVEL: 'error', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text))
  const exited = once(child, 'exit') as Promise<[number | null]>
  const site = `http://127.0.0.1:${port}`
  const isUp = () => written.includes('Koma is ready')
  const ready = await Promise.race([untilReady(site, isUp), exited.then(() => false)])
  if (!ready) {
    signalAll(treeOf(child.pid!), 'SIGKILL')
    throw new Error(`The product did not become ready:\n${written}`)
  }
  const tree = () => treeOf(child.pid!)
  return {
    port,
    site,
    pid: child.pid!,
    readyMs: performance.now() - startedAt,
    output: () => written,
    tree,
    async end(signal) {
      const [known, begun] = [tree(), performance.now()]
      child.kill(signal)
      const [code] = await exited
      const ms = performance.now() - begun
      const left = await untilEnded(known, outliveMsMax)
      if (left.length > 0) throw new Error(`Left running: ${left.map(({ command }) => command).join('\n')}`)
      return { code, ms }
    },
    async kill() {
      const known = tree()
      signalAll(known, 'SIGKILL')
      await untilEnded(known, outliveMsMax)
    },
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Nothing of the test run's own settings, but the folder of compiled modules that `npm start` gives to the server. */
function machine(): Environment {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** It serves, and of several processes the last one does too: then the product says that it is ready. */
async function untilReady(site: string, isUp: () => boolean): Promise<boolean> {
  const end = performance.now() + readyMsMax
  while (performance.now() < end) {
    const isReady = await fetch(`${site}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady && isUp()) return true
    await wait(pollMs)
  }
  return false
}
