import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Runs `npm ci` when the installed packages are not those of package-lock.json. Throws a sentence when that fails. */
export async function installWhatIsMissing(root) {
  if (isInstalled(root)) return
  process.stdout.write('Installing the packages (npm ci) …\n')
  const npm = npmCommand()
  const code = await exitCodeOf(npm[0], [...npm.slice(1), 'ci'], root)
  if (code !== 0) throw new Error(`npm ci ended with ${code}. Without its packages Koma cannot start.`)
}

/** The Node that the project brings. Where npm did not run its install script, that is done now. */
export async function projectNode(root) {
  const folder = path.join(root, 'node_modules/node')
  const node = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const wanted = `v${JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version}`
  if (versionOf(node) === wanted) return node
  process.stdout.write(`Fetching Node ${wanted}, which npm was not allowed to do …\n`)
  await exitCodeOf(process.execPath, ['installArchSpecificPackage.js'], folder)
  if (versionOf(node) === wanted) return node
  throw new Error(
    `Node ${wanted} could not be installed. Run "npm rebuild node", or start with Node ${wanted} of your own.`,
  )
}

/**
 * npm notes what it installed in a second lockfile; it is written last, so an install that broke off does not count. A
 * package that is optional may be missing: it is for another platform.
 */
export function isInstalled(root) {
  const note = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const found = packagesOf(note)
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    const itself = name === ''
    return itself || (found[name] ? found[name].version === version : optional === true)
  })
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** npm as it was called, by the Node that it runs on: the project's own Node is about to be replaced. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm && node && path.basename(npm).startsWith('npm')) return [node, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim()
}

function exitCodeOf(command, args, cwd) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.on('error', (error) => fail(new Error(`${command} could not be started: ${error.message}`)))
    child.on('exit', (code, signal) => done(code ?? signal))
  })
}
