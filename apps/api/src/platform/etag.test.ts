import { expect, test } from 'vitest'
import { etagOf, matchesEtag } from './etag.ts'

const tag = etagOf('page')

test.each([tag, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag}`, '*'])(
  '%s names the tag, strong or weak',
  (asked) => {
    expect(matchesEtag(asked, tag)).toBe(true)
    expect(matchesEtag(asked, `W/${tag}`)).toBe(true)
  },
)

test.each([undefined, '', '"other"', 'W/"other"', tag.slice(1, -1)])('%s does not', (asked) => {
  expect(matchesEtag(asked, tag)).toBe(false)
  expect(matchesEtag(asked, `W/${tag}`)).toBe(false)
})
