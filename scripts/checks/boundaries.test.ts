import { expect, test } from 'vitest'
import { boundaryProblems } from './boundaries.ts'
import { plant } from '../plant.fixture.ts'

const grants = { rent: ['points'] }

/** What the check says about one file that imports the others, which are empty. */
function problemsOf(file: string, specifier: string, others: readonly string[] = []): readonly string[] {
  const empty = Object.fromEntries(others.map((other) => [other, '']))
  const granted = 'apps/api/src/modules/rent/granted.ts'
  const used = { [granted]: `import { a } from '../points/public.ts'`, 'apps/api/src/modules/points/public.ts': '' }
  return boundaryProblems(plant({ ...used, ...empty, [file]: `import { a } from '${specifier}'` }), grants)
}

test.each([
  ['packages/domain/src/a.ts', 'zod'],
  ['packages/domain/src/a.ts', 'node:fs'],
  ['packages/domain/src/a.ts', '@koma/contract/rent.ts'],
  ['packages/contract/src/a.ts', '@koma/i18n/translate.ts'],
  ['packages/contract/src/a.ts', 'kysely'],
  ['packages/ui/src/a.tsx', 'react-router'],
  ['packages/ui/src/a.tsx', '@koma/i18n/translate.ts'],
  ['packages/database/src/a.ts', '@koma/contract/rent.ts'],
  ['apps/api/src/platform/a.ts', '../modules/rent/public.ts'],
  ['apps/api/src/platform/a.ts', '../app.ts'],
  ['apps/api/src/modules/rent/a.ts', '../../app.ts'],
  ['apps/api/src/modules/rent/a.ts', '../points/queries.ts'],
  ['apps/api/src/modules/rent/a.ts', '../members/public.ts'],
  ['apps/api/src/modules/rent/a.ts', '../../testing/test-api.ts'],
  ['apps/web/src/features/rent/a.tsx', '../points/points-table.tsx'],
  ['apps/web/src/features/rent/a.tsx', '../../routes/rent.tsx'],
  ['apps/web/src/features/rent/a.tsx', '@koma/database/open.ts'],
  ['apps/web/src/features/rent/a.tsx', '@koma/api/app.ts'],
  ['apps/web/src/lib/a.ts', '../shell/toasts.tsx'],
  ['apps/web/src/routes/a.tsx', '@koma/database/open.ts'],
  ['apps/console/src/features/rent/a.tsx', '../members/member-page.tsx'],
  ['apps/console/src/a.tsx', '@koma/web/lib/paths.ts'],
  ['apps/console/src/a.tsx', '../../web/src/lib/paths.ts'],
  ['apps/web/src/lib/a.test.ts', '@koma/api/app.ts'],
  ['apps/planted/src/a.ts', './b.ts'],
])('%s may not import %s', (file, specifier) => {
  const apps = [
    'apps/api/src/app.ts',
    'packages/i18n/src/translate.ts',
    'packages/contract/src/rent.ts',
    'packages/database/src/open.ts',
  ]
  expect(problemsOf(file, specifier, apps)).toEqual([expect.stringContaining(`${file} imports ${specifier}: `)])
})

test.each([
  ['packages/domain/src/a.ts', './b.ts'],
  ['packages/domain/src/a.test.ts', 'fast-check'],
  ['packages/contract/src/a.ts', '@koma/domain/member-classes.ts'],
  ['apps/api/src/modules/rent/a.ts', '../points/public.ts'],
  ['apps/api/src/modules/rent/a.ts', '../../platform/gate.ts'],
  ['apps/api/src/modules/rent/a.test.ts', '../../testing/test-api.ts'],
  ['apps/api/src/app.ts', './modules/rent/routes.ts'],
  ['apps/web/src/features/rent/a.tsx', '../../lib/paths.ts'],
  ['apps/web/src/routes/a.tsx', '../features/rent/booking-form.tsx'],
  ['apps/server/src/a.ts', '@koma/web/server/handler.ts'],
  ['scripts/a.ts', '../apps/server/src/main.ts'],
])('%s may import %s', (file, specifier) => {
  expect(problemsOf(file, specifier, ['packages/domain/src/member-classes.ts'])).toEqual([])
})

test('a type, an export and an import at run time count as imports too', () => {
  const source = `export { a } from 'zod'\nimport type { B } from 'kysely'\nconst c = await import('pg')\n// import 'react'`
  const problems = boundaryProblems(plant({ 'packages/domain/src/a.ts': source }), {})
  expect(problems.map((problem) => /imports (\w+)/.exec(problem)?.[1])).toEqual(['zod', 'kysely', 'pg'])
})

test('a grant that nobody needs is named', () => {
  expect(boundaryProblems(plant({}), grants)).toEqual([
    expect.stringContaining('nobody in rent needs the grant for points'),
  ])
})
