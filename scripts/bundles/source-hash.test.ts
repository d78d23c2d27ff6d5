import { expect, test } from 'vitest'
import { plant } from '../plant.fixture.ts'
import { sourceHash } from './source-hash.ts'

const project = {
  'package-lock.json': '{}',
  'apps/web/package.json': '{ "dependencies": { "@koma/ui": "0.1.0", "react": "19.3.1" } }',
  'apps/web/src/root.tsx': 'root',
  'packages/ui/package.json': '{ "dependencies": { "@koma/domain": "0.1.0" } }',
  'packages/domain/package.json': '{}',
  'packages/domain/src/a.ts': 'a',
  'packages/database/package.json': '{}',
  'packages/database/src/open.ts': 'open',
}
const hashWith = (changes: Record<string, string>) => sourceHash(plant({ ...project, ...changes }), 'apps/web')
const before = () => hashWith({})

test('the same sources have the same hash', () => {
  expect(hashWith({})).toBe(before())
})

test.each([
  ['its own file', { 'apps/web/src/root.tsx': 'changed' }],
  ['a new file', { 'apps/web/src/new.css': '' }],
  ['a moved file', { 'apps/web/src/root.tsx': '', 'apps/web/src/rooted.tsx': 'root' }],
  ['a package that a package of it uses', { 'packages/domain/src/a.ts': 'changed' }],
  ['the lockfile', { 'package-lock.json': '{ }' }],
])('%s changes it', (_, changes) => {
  expect(hashWith(changes)).not.toBe(before())
})

test.each([
  ['a test', { 'apps/web/src/root.test.tsx': 'test' }],
  ['a result', { 'apps/web/build/client/a.js': 'built' }],
  ['a package that it does not use', { 'packages/database/src/open.ts': 'changed' }],
])('%s does not', (_, changes) => {
  expect(hashWith(changes)).toBe(before())
})
