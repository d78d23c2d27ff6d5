import { expect, test } from 'vitest'
import { progressed, resting, sendable, type HeldFile } from './held-files.ts'

const held = (name: string, size: number, state: 'waiting' | 'failed' = 'waiting'): HeldFile => ({
  file: new File(['x'.repeat(size)], name),
  listed: { key: name, name, size, state, percent: 0, record: null, reason: null, retryable: false },
})
const files = [held('a', 100), held('broken', 50, 'failed'), held('b', 300)]

test('what was refused is not sent', () => {
  expect(sendable(files).map(({ name }) => name)).toEqual(['a', 'b'])
})

test.each([
  [0, [0, 0]],
  [20, [0, 0]],
  [70, [50, 0]],
  [120, [100, 0]],
  [270, [100, 50]],
  [420, [100, 100]],
])('of 420 bytes, 20 of them around the files, %i tell of each how far it is: %j', (sent, percents) => {
  const now = progressed(files, sent, 420)
  expect(now.map(({ listed }) => listed.state)).toEqual(['sending', 'failed', 'sending'])
  expect([now[0]!.listed.percent, now[2]!.listed.percent]).toEqual(percents)
  expect(resting(now)).toEqual(files)
})
