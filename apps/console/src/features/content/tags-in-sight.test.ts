import { expect, test } from 'vitest'
import { tagsInSight, tagsInSightMax } from './tags-in-sight.ts'

const tags = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    slug: `tag-${id}`,
    name_zh: `標籤${id}`,
    name_ja: null,
    name_en: id === 999 ? 'Screentone' : null,
  }))
const idsOf = (shown: readonly { readonly id: number }[]) => shown.map(({ id }) => id)

test('a few tags are all in sight, whatever is sought', () => {
  const few = tags(tagsInSightMax)
  expect(tagsInSight(few, { kept: [], sought: 'x' })).toEqual({ isLong: false, shown: few })
})

test('of a thousand, those that are kept come first, and a page of the others', () => {
  const { isLong, shown } = tagsInSight(tags(1_000), { kept: [700], sought: '' })
  expect([isLong, shown.length, shown[0]!.id, shown[1]!.id]).toEqual([true, tagsInSightMax + 1, 700, 0])
})

test('any of them is found by its name in any language, in capitals or not', () => {
  const sought = (words: string) => idsOf(tagsInSight(tags(1_000), { kept: [700], sought: words }).shown)
  expect(sought(' screenTONE ')).toEqual([700, 999])
  expect(sought('標籤123')).toEqual([700, 123])
  expect(sought('沒有')).toEqual([700])
})
