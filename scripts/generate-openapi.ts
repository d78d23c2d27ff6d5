import { readFileSync, writeFileSync } from 'node:fs'
import { describeApi } from '@koma/api/testing/describe-api.ts'

// usage: generate-openapi.ts [--check]: writes, or compares, the API's description as this version's schemas make it.
const target = new URL('../packages/contract/openapi.generated.json', import.meta.url)

const source = `${JSON.stringify(await describeApi(), null, 1)}\n`
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== source) throw new Error('openapi.generated.json is not what the schemas make')
} else writeFileSync(target, source)
