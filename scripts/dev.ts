import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { endWithParent } from './end-with-parent.ts'
import { root } from './project.ts'

// `npm run dev`: browsers get changed sources at once, and a change of what the server itself runs starts it again.
const serverSources = ['apps/server/src', 'apps/api/src', 'apps/web/src/server', 'packages']
const concerns = /\.(ts|json)$/
const concernsNot = /\.(test|fixture)\.|node_modules|^ui\//
/** Editors write a file in several steps, and several files at once (milliseconds). */
const settleMs = 150

endWithParent()
let server = start()
let settling: NodeJS.Timeout | undefined
for (const folder of serverSources) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !concerns.test(file) || concernsNot.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => void startAgain(file), settleMs)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

function start(): ChildProcess {
  const main = path.join(root, 'apps/server/src/main.ts')
  return spawn(process.execPath, [main, '--dev'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

async function startAgain(file: string) {
  process.stdout.write(`\n${file} changed\n`)
  await ended(server)
  server = start()
}

async function end() {
  await ended(server)
  process.exit(0)
}

/** Also a server that has ended by itself, by a mistake that is being mended. */
async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
