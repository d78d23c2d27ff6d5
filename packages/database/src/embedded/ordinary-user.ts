import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'

/** How to run a program as somebody who is not root. */
export interface OrdinaryUser {
  /** What stands before the program and its arguments. */
  readonly prefix: readonly string[]
  /** Who the process is, where it has to change. */
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** Gives a folder to that user. */
  own(folder: string): void
}

/** PostgreSQL refuses to run as root. An ordinary user stays who they are; root finds the least change that works here. */
export function ordinaryUser(isRoot = process.getuid?.() === 0, works = endsWell): OrdinaryUser {
  if (!isRoot) return { prefix: [], ids: {}, own: () => {} }
  // In a user namespace of its own the server is nobody inside and keeps owning our files outside.
  if (works(['unshare', '--user', 'true'])) return { prefix: ['unshare', '--user'], ids: {}, own: () => {} }

  const { uid, gid } = nobody()
  const own = (folder: string) => chownSync(folder, uid, gid)
  // Containers forbid namespaces; there nobody may still pass the folders (of root) that lead to the data.
  const asNobody = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const passing = [...asNobody, '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  if (works([...passing, 'true'])) return { prefix: passing, ids: {}, own }
  return { prefix: [], ids: { uid, gid }, own }
}

function endsWell([command, ...args]: readonly string[]): boolean {
  return spawnSync(command!, args, { stdio: 'ignore' }).status === 0
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  if (!line)
    throw new Error(
      'PostgreSQL cannot run as root, and there is no user nobody. Set DATABASE_URL, or use another user.',
    )
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
