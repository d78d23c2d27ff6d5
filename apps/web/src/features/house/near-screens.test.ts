import { describe, expect, test } from 'vitest'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { distance, nearScreens } from './near-screens.ts'

const transport = () => Promise.reject(new Error('nobody is asked'))
const near = (address: string) => nearScreens(fakeScreen({ transport, address }))?.links.map(({ href }) => href) ?? []

describe('near an address that nobody knows', () => {
  test.each([
    ['/zh/news_lst', '/zh/news_list'],
    ['/ja/comics_list', '/ja/comic_list'],
    ['/en/Calendar', '/en/calendar'],
    ['/zh/abuot/floor', '/zh/about/floor'],
    ['/zh/space/2A', '/zh/space/2a'],
    ['/zh/comic', '/zh/comic_list'],
    ['/ja/comics', '/ja/comic_list'],
    ['/en/news/', '/en/news_list'],
    ['/zh/rent', '/zh/rent_list'],
    ['/zh/activity_exhibiton/373', '/zh/activity_exhibition'],
  ])('%s is %s', (asked, meant) => {
    expect(near(asked)[0]).toBe(meant)
  })

  test.each(['/zh/something-else-entirely', '/zh/xyz', '/zh/no', `/zh/${'x'.repeat(5_000)}`])(
    '%.30s is nothing',
    (asked) => {
      expect(near(asked)).toEqual([])
    },
  )
})

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['kitten', 'sitting', 3],
  ['a', 'abcdefg', Infinity],
])('from %j to %j it is %d', (one, other, far) => {
  expect(distance(one, other)).toBe(far)
})
