import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftSaver, type DraftAnswer, type SaveState } from './draft-saver.ts'

const answers: (DraftAnswer | Promise<DraftAnswer> | 'no network')[] = []
const sent: { form: { pen_name: string }; version: number }[] = []
let told: SaveState[]

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  answers.length = 0
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number])
    const answer = await answers.shift()
    if (answer === undefined || answer === 'no network') throw new TypeError('no network')
    return { json: async () => answer }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const saver = (version = 0) => draftSaver({ address: '/draft', version, tell: (state) => void told.push(state) })
const kept = (version: number): DraftAnswer => ({ ok: true, version, savedAt: '2026-11-21 10:00:00' })
const form = (name: string) => ({ pen_name: name })

describe('a draft that keeps itself', () => {
  test('is sent once the typing stops, with the version that was seen', async () => {
    answers.push(kept(1), kept(2))
    const one = saver()
    for (const name of ['a', 'ab', 'abc']) one.change(form(name))
    await vi.advanceTimersByTimeAsync(1_500)
    one.change(form('abcd'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(sent.map(({ form: { pen_name }, version }) => [pen_name, version])).toEqual([
      ['abc', 0],
      ['abcd', 1],
    ])
    expect(told.at(-1)).toBe('saved')
  })

  test('never has two saves under way: what is typed meanwhile waits for the first', async () => {
    const first = Promise.withResolvers<DraftAnswer>()
    answers.push(first.promise, kept(2))
    const one = saver()
    one.change(form('a'))
    await vi.advanceTimersByTimeAsync(1_500)
    one.change(form('b'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(1)
    first.resolve(kept(1))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(sent.map(({ version }) => version)).toEqual([0, 1])
  })

  test('is tried again when nobody answered, with the newest words', async () => {
    answers.push('no network', kept(1))
    const one = saver()
    one.change(form('a'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(told.at(-1)).toBe('failed')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent.length, told.at(-1)]).toEqual([2, 'saved'])
  })

  test('stops when another window has kept something else', async () => {
    answers.push({ ok: false, reason: 'stale' })
    const one = saver(3)
    one.change(form('a'))
    await vi.advanceTimersByTimeAsync(1_500)
    one.change(form('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, told.at(-1)]).toEqual([1, 'stale'])
  })
})
