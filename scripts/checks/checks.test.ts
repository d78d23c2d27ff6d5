import { expect, test } from 'vitest'
import { cycleProblems } from './cycles.ts'
import { citationProblems } from './citations.ts'
import { docProblems } from './docs.ts'
import { fileNameProblems } from './file-names.ts'
import { messageProblems } from './messages.ts'
import { moduleProblems } from './module-files.ts'
import { plant } from '../plant.fixture.ts'
import { describeSizes, sizeProblems } from './sizes.ts'

const lines = (count: number) => 'a\n'.repeat(count)

test('a circle of imports is named once, with its way round', () => {
  const circle = {
    'a.ts': `import './b.ts'`,
    'b.ts': `import type { C } from './c.ts'`,
    'c.ts': `export * from './a.ts'`,
  }
  expect(cycleProblems(plant(circle))).toEqual(['a circle of imports: a.ts → b.ts → c.ts → a.ts'])
})

test('two ways to the same file are no circle', () => {
  const diamond = {
    'a.ts': `import './b.ts'\nimport './c.ts'`,
    'b.ts': `import './d.ts'`,
    'c.ts': `import './d.ts'`,
    'd.ts': '',
  }
  expect(cycleProblems(plant(diamond))).toEqual([])
})

test('a module has only the files of the vocabulary', () => {
  const good = [
    'routes.ts',
    'apply-routes.ts',
    'commands/book-seat.ts',
    'queries/rents.ts',
    'present-rent.ts',
    'jobs.ts',
    'a.test.ts',
  ]
  const bad = ['service.ts', 'commands/book.ts', 'rent-rules.ts', 'queries/deep/rents.ts']
  const files = [...good, ...bad].map((name) => [`apps/api/src/modules/rent/${name}`, ''])
  const named = moduleProblems(plant(Object.fromEntries(files))).map((problem) => /rent\/([^:]+):/.exec(problem)?.[1])
  expect(named.toSorted()).toEqual(bad.toSorted())
})

test('a module publishes at most ten names', () => {
  const publicFile = (count: number) =>
    `export {\n${Array.from({ length: count }, (_, at) => `  a${at},\n`).join('')}} from './queries.ts'\n`
  const check = (source: string) => moduleProblems(plant({ 'apps/api/src/modules/rent/public.ts': source }))
  expect(check(publicFile(10))).toEqual([])
  expect(check(`${publicFile(10)}export function eleventh() {}\n`)).toEqual([
    expect.stringContaining('exports 11 names'),
  ])
})

test('names that say nothing, or in another case, are refused', () => {
  const bad = ['a/utils.ts', 'a/helper.tsx', 'common/b.ts', 'a/index.ts', 'a/types.ts', 'a/BookSeat.ts']
  const good = ['a/book-seat.ts', 'a/entry.server.tsx', 'a/$lang.tsx', 'a/styles/type.css', 'a/README.md']
  const problems = fileNameProblems(plant(Object.fromEntries([...bad, ...good].map((file) => [file, '']))))
  expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual(bad.toSorted())
})

test('a file of more than 250 lines is named; generated files and messages are apart', () => {
  const long = { 'a.ts': lines(251), 'b.css': lines(250), 'c.generated.ts': lines(999) }
  const short = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`short-${at}.ts`, lines(10)]))
  const root = plant({ ...long, ...short, 'packages/i18n/src/messages/zh/rent.ts': lines(999) })
  expect(sizeProblems(root)).toEqual(['a.ts has 251 lines; 250 are the most'])
  expect(describeSizes(root)).toBe('22 files, median 10 lines, p90 10, max 251')
})

test('more than one file of ten above 150 lines is too much', () => {
  const files = (long: number) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}.ts`, lines(at < long ? 200 : 10)]))
  expect(sizeProblems(plant(files(1)))).toEqual([])
  expect(sizeProblems(plant(files(2)))).toEqual([expect.stringContaining('now it is 200')])
})

test('documents name only paths, links and scripts that exist', () => {
  const good =
    'See `scripts/a.ts`, `apps/*/a.ts`, `packages/{domain,i18n}`, [b](docs/b.md#top), `npm run dev` and npm test.\n'
  const bad = 'See `scripts/gone.ts`, `apps/*/gone.ts`, [b](docs/gone.md), `GONE.md` and npm run gone.\n'
  const files = { 'scripts/a.ts': '', 'apps/web/a.ts': '', 'packages/domain/a.ts': '', 'docs/b.md': '' }
  expect(docProblems(plant({ ...files, 'A.md': good }))).toEqual([])
  expect(docProblems(plant({ ...files, 'A.md': bad }))).toEqual([
    'A.md names scripts/gone.ts, which does not exist',
    'A.md names apps/*/gone.ts, which does not exist',
    'A.md names GONE.md, which does not exist',
    'A.md names docs/gone.md, which does not exist',
    'A.md names npm run gone, which does not exist',
  ])
})

test('a guarantee is cited by a line that the book has, and no paper that is not here', () => {
  const book = { 'docs/guarantees.md': '| I-24 | told alike | `a.test.ts` |\n| F3 | killed | nothing lost | `b` |\n' }
  const good = '/** Told alike. Source: docs/guarantees.md I-24, F3 */\n'
  expect(citationProblems(plant({ ...book, 'apps/a.ts': good }))).toEqual([])
  const bad = '/** Source: docs/guarantees.md I-24, I-99 */\n/** Source: product §2, reliability I-24 */\n'
  expect(citationProblems(plant({ ...book, 'apps/a.ts': bad }))).toEqual([
    'apps/a.ts cites I-99, which docs/guarantees.md does not have',
    'apps/a.ts cites a paper that is not in the repository',
  ])
})

test('a message that nothing asks for is named; a literal, a template or the text object asks', () => {
  const zh = (...keys: string[]) =>
    `export const rent = {\n${keys.map((key) => `  ${key}: '…',\n`).join('')}} as const\n`
  const code = "words('rent.title')\nwords(`rent.status_${status}`)\n"
  const catalogue = 'packages/i18n/src/messages/zh/rent.ts'
  const check = (keys: readonly string[], more = {}) =>
    messageProblems(plant({ [catalogue]: zh(...keys), 'apps/web/src/a.tsx': code, ...more }))
  expect(check(['title', 'status_booked'])).toEqual([])
  expect(check(['title', 'gone'])).toEqual([`${catalogue}: nothing asks for rent.gone`])
  const reader = { 'apps/api/src/b.ts': "import { rentText } from '@koma/i18n/rent-text.ts'\nrentText('zh').gone\n" }
  expect(check(['title', 'gone'], reader)).toEqual([])
  const tested = { 'apps/web/src/a.test.tsx': "words('rent.gone')" }
  expect(check(['title', 'gone'], tested)).toHaveLength(1)
})
