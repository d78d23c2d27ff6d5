import { addStaff, type AddStaffRefusal } from '@koma/api/modules/staff/commands/add-staff.ts'
import { argonPasswords } from '@koma/api/platform/passwords.ts'
import { startEmbedded } from '@koma/database/embedded/start-embedded.ts'
import { migrateToLatest } from '@koma/database/migrate.ts'
import { openDatabase } from '@koma/database/open.ts'
import { staffRoles } from '@koma/domain/staff-roles.ts'
import { ConfigError, readConfig } from '../apps/server/src/config.ts'

// `npm run staff -- add <username> <role> <name>`: the first member of staff of an installation without the demo.
const usage = `usage: npm run staff -- add <username> <role> <name>\nroles: ${staffRoles.join(', ')}\n`

const usageFailure = 2

const complaints = {
  username: 'The user name must be letters and digits, with single dots, dashes or underlines between them.',
  role: `The role must be one of ${staffRoles.join(', ')}.`,
  name: 'The name must not be empty.',
  taken: 'There is already somebody with that user name.',
} as const satisfies Record<AddStaffRefusal, string>

const [command, username, role, ...words] = process.argv.slice(2)
if (command === 'add' && username && role)
  process.exitCode = await addOrExplain({ username, role, name: words.join(' ') })
else {
  process.stderr.write(usage)
  process.exitCode = usageFailure
}

interface NewStaff {
  readonly username: string
  readonly role: string
  readonly name: string
}

async function addOrExplain(staff: NewStaff): Promise<number> {
  try {
    return await add(staff)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return usageFailure
  }
}

/** Prints the password and the second factor, once: nobody can read them again. Gives the exit code. */
async function add(staff: {
  readonly username: string
  readonly role: string
  readonly name: string
}): Promise<number> {
  const config = readConfig(process.env)
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbedded(config.dataDir)
  const db = openDatabase(server.url, { max: 1, applicationName: 'koma-staff' })
  try {
    await migrateToLatest(db)
    const added = await addStaff({ db, passwords: argonPasswords() }, staff)
    if (!added.ok) {
      process.stderr.write(`${complaints[added.reason]}\n`)
      return 1
    }
    process.stdout.write(
      `user name    ${staff.username}\npassword     ${added.password}\nTOTP secret  ${added.totpSecret}\nfor the app  ${added.otpauthUri}\n` +
        'Shown once: keep the password in a safe place and the secret in an authenticator app.\n',
    )
    return 0
  } finally {
    await db.destroy()
    await server.stop()
  }
}
