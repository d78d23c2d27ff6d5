import { expect, test } from 'vitest'
import { titleOf } from './hit-title.ts'

const hit = (text: string) => ({ text, hit: true })
const said = (text: string) => ({ text, hit: false })

test('a title is taken off its excerpt with its hits', () => {
  expect(titleOf([hit('漫畫'), said('編劇 · 六堂課寫'), hit('漫畫')], '漫畫編劇')).toEqual({
    title: [hit('漫畫'), said('編劇')],
    rest: [said('六堂課寫'), hit('漫畫')],
  })
})

test('a hit may end with the title', () => {
  expect(titleOf([said('看'), hit('漫畫'), said(' · 之後')], '看漫畫')).toEqual({
    title: [said('看'), hit('漫畫')],
    rest: [said('之後')],
  })
})

test('nothing is left of an excerpt that is the title', () => {
  expect(titleOf([hit('OKEN')], 'OKEN')).toEqual({ title: [hit('OKEN')], rest: [] })
})

test.each([
  ['of another language', [hit('漫画'), said('講座 · 六回')], '漫畫編劇'],
  ['from the middle of a text', [said('…看'), hit('漫畫')], '漫畫'],
  ['whose title only begins alike', [hit('漫畫'), said('編劇課 · 六堂')], '漫畫編劇'],
])('an excerpt %s stays whole', (_, pieces, title) => {
  expect(titleOf(pieces, title)).toBeNull()
})
