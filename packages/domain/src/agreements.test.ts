import { describe, expect, test } from 'vitest'
import { isAgreementDue, versionsSince } from './agreements.ts'

const first = { version: 'first', asksAgain: false }
const asking = { version: 'asking', asksAgain: true }
const spelling = { version: 'spelling', asksAgain: false }
const versions = [spelling, asking, first]

describe('a member is asked', () => {
  test.each([
    ['who agreed to nothing', versions, [], true],
    ['who agreed to what was before a change of rights', versions, ['first'], true],
    ['who agreed to that change, and a spelling was mended since', versions, ['asking'], false],
    ['who agreed to the newest', versions, ['spelling'], false],
    ['who agreed to old and new', versions, ['first', 'asking'], false],
    ['who agreed to a version that nobody knows', versions, ['none-such'], true],
    ['where no version ever asked again, and one of them was agreed to', [spelling, first], ['first'], false],
    ['where no version ever asked again, and none was agreed to', [first], [], true],
  ])('%s', (_who, known, agreed, isDue) => {
    expect(isAgreementDue(known, agreed)).toBe(isDue)
  })
})

describe('what a member has not seen', () => {
  test.each([
    [['first'], ['spelling', 'asking']],
    [['asking'], ['spelling']],
    [['first', 'spelling'], []],
    [[], ['spelling', 'asking', 'first']],
  ])('who agreed to %j', (agreed, unseen) => {
    expect(versionsSince(versions, agreed).map(({ version }) => version)).toEqual(unseen)
  })
})
