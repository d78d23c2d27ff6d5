import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Draws no windows, tabs and menus that nobody sees, and takes half the time. */
export const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]

/** The Chromium of this machine: the one of CHROMIUM_PATH, a headless shell, or the first on PATH or in a usual place. */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  usual: readonly string[] = places,
): string | undefined {
  if (env['CHROMIUM_PATH']) return runs(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), ...usual].filter(Boolean)
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => path.join(folder, name)),
  )
  return [...folders.map((folder) => path.join(folder, headlessShell)), ...candidates].find(runs)
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
