import { spawnSync } from 'node:child_process'
import { findBrowser, headlessShell } from '../../e2e/find-browser.ts'
import { runCommand } from './run-command.ts'

const debianPackages = ['chromium', 'fonts-noto-cjk']

/** Brings Debian's Chromium, and fonts with our languages' signs, where they are missing. A sentence when a browser cannot be had. */
export async function installBrowser(): Promise<string | undefined> {
  if (!findBrowser() || !hasChineseFont()) {
    const output = await install(debianPackages)
    if (!findBrowser() && output) return `apt-get could not install ${debianPackages.join(' and ')}:\n${output}`
  }
  // Quicker, and nothing is lost where it cannot be had.
  if (!process.env['CHROMIUM_PATH'] && !findBrowser()?.endsWith(headlessShell)) await install([headlessShell])
  // Without such a font the stories still hold; only their pictures show boxes.
  if (findBrowser()) return undefined
  return 'No Chromium was found. Install it (Debian: apt-get install chromium fonts-noto-cjk), or name one in CHROMIUM_PATH.'
}

/** Installs packages where that is permitted; what apt-get said when it could not. */
async function install(packages: readonly string[]): Promise<string | undefined> {
  const root = rootCommand()
  if (!root || !works(['apt-get', '--version'])) return undefined
  process.stdout.write(`\n  installing ${packages.join(' and ')} … `)
  await runCommand([...root, 'apt-get', 'update', '-qq'])
  const command = [...root, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { code, output } = await runCommand(command, { DEBIAN_FRONTEND: 'noninteractive' })
  return code === 0 ? undefined : output
}

function hasChineseFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

/** What lets a program run as root without asking anybody, or nothing where that is not permitted. */
function rootCommand(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return works(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined
}

function works([program, ...args]: readonly string[]): boolean {
  return spawnSync(program!, args, { stdio: 'ignore' }).status === 0
}
