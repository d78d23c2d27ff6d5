import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrdinaryUser } from './ordinary-user.ts'

/** A PostgreSQL server that cannot outlive us. */
export interface ServerProcess {
  /** Resolves when the server has ended, with the last of what it wrote. */
  readonly ended: Promise<string>
  /** Ends it: clients are disconnected, everything is on disk. */
  stop(): Promise<void>
}

/**
 * Between us and the server stands a shell as a life-line: it waits for the end of its input, which comes when we close it
 * or die for whatever reason, and then stops the server; after that it removes the socket's folder ($1).
 */
const lifeLine = `
  exec 3<&0
  folder=$1; shift
  "$@" & server=$!
  { read nothing <&3; kill -INT $server; } & watch=$!
  trap 'kill -INT $server' TERM INT
  trap : QUIT
  trap '' PIPE
  wait $server; code=$?
  while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
  kill $watch 2>/dev/null
  rm -rf "$folder"
  exit $code`

/** An orderly stop that takes longer (milliseconds) becomes one at once, which loses nothing either. */
const orderlyStopMsMax = 20_000
const lastWordsMsMax = 1_000
const logTailCharacters = 4_000

/** Starts the program in a session of its own, so that Ctrl-C reaches us alone and we stop it after our last query. */
export function spawnServer(command: readonly string[], socketFolder: string, user: OrdinaryUser): ServerProcess {
  const [program, ...args] = [...user.prefix, 'sh', '-c', lifeLine, 'sh', socketFolder, ...command]
  const child = spawn(program!, args, {
    ...user.ids,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  const ended = endOf(child)
  letUsEnd(child)
  return {
    ended,
    async stop() {
      child.ref()
      child.stdin.end()
      const impatient = setTimeout(() => signalGroup(child, 'SIGQUIT'), orderlyStopMsMax)
      await ended
      clearTimeout(impatient)
    },
  }
}

async function endOf(child: ChildProcess): Promise<string> {
  let tail = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (tail = (tail + text).slice(-logTailCharacters)))
  // Writing to a life-line whose shell has gone is no news: the end is seen here.
  child.stdin!.on('error', () => {})
  const said = once(child, 'close').catch(() => {})
  try {
    await once(child, 'exit')
    // Its last words may arrive after its end; a stuck grandchild must not hold them back for ever.
    await Promise.race([said, sleep(lastWordsMsMax, undefined, { ref: false })])
    return tail
  } catch (error) {
    return String(error)
  }
}

/** A server that runs does not keep us running. */
function letUsEnd(child: ChildProcess) {
  child.unref()
  for (const pipe of [child.stdin, child.stderr]) (pipe as Socket).unref()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, signal)
}
