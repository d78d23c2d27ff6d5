import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '../project.ts'

export interface Finished {
  /** 0 when all is well; also a program that a signal ended has a number here. */
  readonly code: number
  /** What it wrote, errors included, in the order of its coming. */
  readonly output: string
}

const running = new Set<ChildProcess>()
const endedBySignal = 128

/** Runs one of the project's programs, or any other that is installed, in the root folder. */
export async function runCommand(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const [program, ...args] = command
  const child = spawn(program!, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: programsFirst(), ...env },
  })
  running.add(child)
  let output = ''
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code: code ?? endedBySignal, output }
  } catch (error) {
    return { code: 1, output: `${program} could not be started: ${String(error)}` }
  } finally {
    running.delete(child)
  }
}

/** Tells every program that still runs to end. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM')
}

/** The project's programs and its Node before the machine's. */
function programsFirst(): string {
  const folders = [path.join(root, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']]
  return folders.join(path.delimiter)
}
