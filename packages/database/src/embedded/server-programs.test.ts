import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreSymlinks } from './server-programs.ts'

let folder: string
const library = () => path.join(folder, 'native/lib/libpq.so.5')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'koma-links-'))
  mkdirSync(path.join(folder, 'native/lib'), { recursive: true })
  writeFileSync(path.join(folder, 'native/lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('links that npm did not make are made, and stay as they are the next time', () => {
  restoreSymlinks(folder)
  restoreSymlinks(folder)
  expect(readFileSync(library(), 'utf8')).toBe('library')
})

test('a link that leads nowhere is replaced', () => {
  symlinkSync('nowhere', library())
  restoreSymlinks(folder)
  expect(readFileSync(library(), 'utf8')).toBe('library')
})

test('a package without a list of links needs none', () => {
  rmSync(path.join(folder, 'native/pg-symlinks.json'))
  expect(() => restoreSymlinks(folder)).not.toThrow()
})
