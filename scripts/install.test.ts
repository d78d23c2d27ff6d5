import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript, for Nodes that do not read types
import { isInstalled } from './install.mjs'
import { plant } from './plant.fixture.ts'

const lock = (packages: object) => JSON.stringify({ packages })
const wanted = lock({
  '': { version: '0.1.0' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
})

test.each([
  ['nothing was installed yet', undefined, false],
  ['everything is there but what is for another platform', { 'node_modules/zod': { version: '4.6.7' } }, true],
  ['a package has another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
  ['a package is missing', {}, false],
  [
    'more is there than is wanted',
    { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/a': { version: '1.0.0' } },
    true,
  ],
])('%s', (_, installed, complete) => {
  const note = installed ? { 'node_modules/.package-lock.json': lock(installed) } : {}
  expect(isInstalled(plant({ 'package-lock.json': wanted, ...note }))).toBe(complete)
})
