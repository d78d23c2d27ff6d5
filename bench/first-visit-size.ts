import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What a first visit may fetch of JavaScript, in KB (1000 bytes) of brotli. */
export const firstVisitKbMax = 130

/** One file of the browser build as Vite's manifest describes it. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

const screens = { home: 'src/routes/home.tsx', rentList: 'src/routes/rent-list.tsx' } as const
const frame = ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/shell.tsx', 'src/routes/screens.tsx'] as const

export interface FirstVisit {
  readonly screen: string
  readonly language: string
  readonly files: number
  readonly kb: number
}

/** The JavaScript that a visitor's browser fetches before a screen is alive: frame, screen, route manifest, one language. */
export function firstVisits(clientDirectory: string): FirstVisit[] {
  const manifest = JSON.parse(readFileSync(path.join(clientDirectory, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const routeManifest = readdirSync(path.join(clientDirectory, 'assets')).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  )
  if (!routeManifest) throw new Error('The website is not built: no route manifest')
  return Object.entries(screens).flatMap(([screen, source]) =>
    ['zh', 'ja', 'en'].map((language) => {
      const entries = [...frame, source].map((file) => keyOf(manifest, file))
      const words = keyOf(manifest, `/messages/${language}/visitor.ts`)
      const files = [...filesOf(manifest, [...entries, words]), `assets/${routeManifest}`]
      const bytes = files.reduce((sum, file) => sum + sentBytes(path.join(clientDirectory, file)), 0)
      return { screen, language, files: files.length, kb: Math.round(bytes / 100) / 10 }
    }),
  )
}

/** All files that the entries pull in by static imports, each once. */
export function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`Not in the browser build: ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return seen
}

/** The router adds a query to the sources of its routes; a source outside the website keeps its path. */
function keyOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((known) => known.replace(/\?.*$/, '').endsWith(source))
  if (key === undefined) throw new Error(`Not in the browser build: ${source}`)
  return key
}

/** As it is sent: what nobody compressed counts as it lies there. */
const sentBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

if (import.meta.main) {
  const visits = firstVisits(path.resolve(import.meta.dirname, process.argv[2] ?? '../apps/web/build/client'))
  for (const { screen, language, files, kb } of visits)
    process.stdout.write(
      `${screen.padEnd(9)} ${language}  ${String(files).padStart(2)} files  ${kb.toFixed(1)} KB brotli\n`,
    )
  if (visits.some(({ kb }) => kb > firstVisitKbMax)) {
    process.stderr.write(`A first visit must stay within ${firstVisitKbMax} KB.\n`)
    process.exitCode = 1
  }
}
