import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startTestServer } from '@koma/database/testing/test-server.ts'
import { endWithParent } from './end-with-parent.ts'
import { root } from './project.ts'

interface Generator {
  /** Writes its file; with `--check` it ends with an error when the file is not what it would write. */
  readonly script: string
  /** Whether its first argument is the address of an empty database. */
  readonly database: boolean
}

/** Everything in the repository that is made from something else. A new generator is a line here. */
const generators: readonly Generator[] = [
  { script: 'scripts/generate-schema.ts', database: true },
  { script: 'scripts/generate-folding.ts', database: false },
  { script: 'scripts/generate-openapi.ts', database: false },
  { script: 'packages/ui/build-fonts.ts', database: false },
]

// `npm run generate` makes all of it anew; with `--check` it only compares.
endWithParent()
const mode = process.argv.includes('--check') ? ['--check'] : []
for (const generator of generators) {
  const code = generator.database
    ? await withDatabase((url) => run(generator, [url, ...mode]))
    : await run(generator, mode)
  if (code !== 0) process.exitCode = 1
}

async function withDatabase(work: (url: string) => Promise<number>): Promise<number> {
  const server = await startTestServer()
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

async function run({ script }: Generator, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0)
    process.stderr.write(`${script} ${args.includes('--check') ? 'is stale: npm run generate' : 'failed'}\n`)
  return code ?? 1
}
