import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf, firstVisits } from './first-visit-size.ts'

const manifest = {
  'src/entry.client.tsx': { file: 'assets/entry.js', imports: ['react'] },
  'src/root.tsx?client-route': { file: 'assets/root.js', imports: ['react', 'words'] },
  'src/routes/shell.tsx?client-route': { file: 'assets/shell.js' },
  'src/routes/screens.tsx?client-route': { file: 'assets/screens.js' },
  'src/routes/home.tsx?client-route': { file: 'assets/home.js', imports: ['react'] },
  'src/routes/rent-list.tsx?client-route': { file: 'assets/list.js' },
  '../i18n/src/messages/zh/visitor.ts': { file: 'assets/zh.js' },
  '../i18n/src/messages/ja/visitor.ts': { file: 'assets/ja.js' },
  '../i18n/src/messages/en/visitor.ts': { file: 'assets/en.js' },
  react: { file: 'assets/react.js', imports: ['words'] },
  words: { file: 'assets/words.js', imports: ['react'] },
}

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'first-visit-'))
  mkdirSync(path.join(directory, '.vite'))
  mkdirSync(path.join(directory, 'assets'))
  writeFileSync(path.join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(directory, file), '"x"')
  writeFileSync(path.join(directory, 'assets', 'manifest-0a1b.js'), '"x"')
})
afterEach(() => rmSync(directory, { recursive: true }))

test('every file counts once, however often it is imported', () => {
  expect([...filesOf(manifest, ['src/entry.client.tsx', 'src/root.tsx?client-route'])]).toEqual([
    'assets/entry.js',
    'assets/react.js',
    'assets/words.js',
    'assets/root.js',
  ])
})

test('a visit is the frame, one screen, one language and the route manifest', () => {
  const visits = firstVisits(directory)
  expect(visits.map(({ screen, language, files }) => `${screen} ${language} ${files}`)).toEqual([
    'home zh 9',
    'home ja 9',
    'home en 9',
    'rentList zh 9',
    'rentList ja 9',
    'rentList en 9',
  ])
})

test('a heavier file makes a heavier visit', () => {
  const before = firstVisits(directory)[0]?.kb ?? 0
  const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) ** 2).toString(36)).join('')
  writeFileSync(path.join(directory, 'assets/home.js'), noise)
  expect(firstVisits(directory)[0]?.kb).toBeGreaterThan(before + 10)
})
