import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

/** A folder with a program of this name. */
function folderWith(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'koma-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, name), '')
  chmodSync(path.join(folder, name), 0o755)
  return folder
}

test('CHROMIUM_PATH is the one, and no other when it leads nowhere', () => {
  const folder = folderWith('my-chromium')
  expect(findBrowser({ CHROMIUM_PATH: path.join(folder, 'my-chromium') }, [])).toBe(path.join(folder, 'my-chromium'))
  expect(findBrowser({ CHROMIUM_PATH: '/nowhere', PATH: folderWith('chromium') }, [])).toBeUndefined()
})

test('PATH comes before the usual places', () => {
  const [onPath, usual] = [folderWith('google-chrome'), folderWith('chromium')]
  expect(findBrowser({ PATH: `/nowhere:${onPath}` }, [usual])).toBe(path.join(onPath, 'google-chrome'))
  expect(findBrowser({ PATH: '/nowhere' }, [usual])).toBe(path.join(usual, 'chromium'))
})

test('a shell without windows comes before any other', () => {
  const [windows, shell] = [folderWith('chromium'), folderWith('chromium-headless-shell')]
  expect(findBrowser({ PATH: windows }, [shell])).toBe(path.join(shell, 'chromium-headless-shell'))
})

test('a machine without one has none', () => {
  expect(findBrowser({ PATH: '/nowhere' }, ['/nowhere'])).toBeUndefined()
})
