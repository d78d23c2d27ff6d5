import { zCreatorDraftForm } from '@koma/contract/creators.ts'
import { describe, expect, test } from 'vitest'
import { draftOf, emptyWork, errorsInPlace, filledWorks, readWritten } from './written-form.ts'

const posted = (pairs: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

describe('the form of the page', () => {
  const written = readWritten(
    posted([
      ['type', 'creator'],
      ['pen_name', '漫漫'],
      ['industries', 'comics'],
      ['industries', 'game'],
      ['works[2][title]', '後來的'],
      ['works[0][title]', '先前的'],
      ['works[0][url]', 'https://example.org'],
      ['agree', 'on'],
    ]),
  )

  test('is read with its lists in order', () => {
    expect(written).toMatchObject({ type: 'creator', pen_name: '漫漫', name: '', industries: ['comics', 'game'] })
    expect(written.works?.map(({ title }) => title)).toEqual(['先前的', '後來的'])
  })

  test('is a draft as it stands, and so is an empty one', () => {
    expect(zCreatorDraftForm.safeParse(draftOf(written)).success).toBe(true)
    expect(zCreatorDraftForm.safeParse(draftOf(readWritten(posted([])))).success).toBe(true)
    expect(draftOf(readWritten(posted([['type', 'admin']]))).type).toBe('')
  })
})

test('a work of which nothing was written is not sent, and errors stay at their works', () => {
  const works = [emptyWork, { ...emptyWork, title: 'a' }, { ...emptyWork, url: ' ' }, { ...emptyWork, title: 'b' }]
  expect(filledWorks({ works }).map(({ title }) => title)).toEqual(['a', 'b'])
  expect(errorsInPlace({ 'works.1.url': 'x', works: 'y', name: 'z' }, { works })).toEqual({
    'works.3.url': 'x',
    works: 'y',
    name: 'z',
  })
})
