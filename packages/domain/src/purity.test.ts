import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const sources = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
)

/** What would tie the rules to one place to run, or make them answer differently tomorrow. */
const impurities = (source: string): string[] =>
  [
    /^(?:import|export)[^'"]*from ['"](?!\.\/[a-z-]+(?:\.(?:fixture|generated))?\.ts['"])[^'"]*['"]/gm,
    /\bimport\s*\(|\bimport ['"]|\brequire\s*\(/g,
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b|\bTemporal\b/g,
    /\b(?:process|globalThis|window|document|localStorage|console|fetch|Buffer|setTimeout)\s*[.([]/g,
    /\btoLocale\w+|\bIntl\.DateTimeFormat\b|\bget(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g,
  ].flatMap((pattern) => source.replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '').match(pattern) ?? [])

describe('the rules', () => {
  test.each(Object.keys(sources))('%s import nothing and ask nobody the time', (path) => {
    expect(impurities(sources[path] ?? '')).toEqual([])
  })

  test('are all looked at', () => expect(Object.keys(sources).length).toBeGreaterThanOrEqual(15))

  test.each([
    "import { z } from 'zod'",
    "import fs from 'node:fs'",
    "import { x } from '@koma/contract/rent.ts'",
    "import { x } from '../other.ts'",
    'const now = Date.now()',
    'const now = new Date()',
    'const page = window.location',
    "await import('./x.ts')",
    'date.getHours()',
    'process.env',
  ])('would be caught with %j', (line) => expect(impurities(line)).not.toEqual([]))
})
