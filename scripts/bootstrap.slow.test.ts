import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './project.ts'

const door = path.join(root, 'scripts/start.mjs')
const told = 'scripts/tell-signals.fixture.ts'

test('a script gets its arguments and the compile cache, and its exit code is ours', () => {
  const { status, stdout } = spawnSync(process.execPath, [door, '--run', told, '--exit', '7'], { encoding: 'utf8' })
  expect(status).toBe(7)
  expect(stdout).toContain('koma-compile')
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s reaches the script, which ends in its own way', async (signal) => {
  const { door, script } = await startScript()
  door.kill(signal)
  expect(await once(door, 'exit')).toEqual([0, null])
  expect(isAlive(script)).toBe(false)
})

test('a script does not outlive the door, even when that is killed with -9', async () => {
  const { door, script } = await startScript()
  door.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(script)).toBe(false), { timeout: 10_000 })
})

test('a script does not outlive npm', async () => {
  // As npm does it: between it and the script stands a process that tells nobody when it is killed.
  const { door: npm, script } = await startScript(['sh', '-c', `"${process.execPath}" "${door}" --run ${told}; true`])
  npm.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(script)).toBe(false), { timeout: 10_000 })
})

/** Starts a script that waits for a signal, and tells its process number. */
async function startScript(command: readonly string[] = [process.execPath, door, '--run', told]) {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  const script = Number(/script (\d+)/.exec(line)![1])
  onTestFinished(() => {
    if (isAlive(script)) process.kill(script, 'SIGKILL')
    child.kill('SIGKILL')
  })
  return { door: child, script }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
