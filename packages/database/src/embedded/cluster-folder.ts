import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from './postmaster.ts'
import type { OrdinaryUser } from './ordinary-user.ts'
import type { ServerPrograms } from './server-programs.ts'

/**
 * A folder that holds a whole database cluster when this returns. It is made elsewhere and then renamed, so that a kill in
 * the middle leaves nothing half made; of several processes that make it at once, one wins and the others use its folder.
 */
export async function ensureCluster(folder: string, programs: ServerPrograms, user: OrdinaryUser, durable: boolean) {
  removeAbandoned(folder)
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const draft = `${folder}.init-${process.pid}-${Math.random().toString(36).slice(2, 8)}`
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  user.own(draft)
  await runInitdb(draft, programs, user, durable)
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(path.join(folder, 'PG_VERSION'))) return
    throw new Error(`${folder} holds files, but no database: move them away and start again.`, { cause: error })
  }
}

/** Drafts of processes that died in the middle. */
function removeAbandoned(folder: string) {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) return
  const draft = new RegExp(`^${path.basename(folder)}\\.init-(\\d+)-`)
  for (const name of readdirSync(parent)) {
    const owner = draft.exec(name)?.[1]
    if (!owner || isAlive(Number(owner))) continue
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // An initdb whose starter was killed may still write there; the next start removes the rest.
    }
  }
}

async function runInitdb(draft: string, programs: ServerPrograms, user: OrdinaryUser, durable: boolean) {
  // Version 17 brought a collation that needs nothing of the machine.
  const locale = programs.major >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C']
  const options = ['-D', draft, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-instructions', ...locale]
  const command = [...user.prefix, programs.initdb, ...options, ...(durable ? [] : ['--no-sync'])]
  const child = spawn(command[0]!, command.slice(1), {
    ...user.ids,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', TMPDIR: tmpdir() },
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [code] = await once(child, 'close').catch((error: Error) => [error.message])
  if (code === 0) return
  rmSync(draft, { recursive: true, force: true })
  throw new Error(
    `The embedded PostgreSQL could not be set up (${code}): ${complaint.trim()}\nDATABASE_URL names a server instead.`,
  )
}
