import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CoverPanel } from './cover-panel.tsx'

const draw = (seed: string, title = '採集人的野帳') =>
  renderToStaticMarkup(<CoverPanel seed={seed} title={title} titleLang="zh-Hant-TW" shape="book" mark="2021" />)

describe('a cover panel', () => {
  test('is the same picture each time for the same item', () => {
    expect(draw('7')).toBe(draw('7'))
  })

  test('is not one picture for all', () => {
    expect(new Set(Array.from({ length: 200 }, (_, item) => draw(`item-${item}`))).size).toBeGreaterThan(60)
  })

  test('is silent for a screen reader, and has no words that a search in the page would find twice', () => {
    const picture = draw('7')
    expect(picture).toContain('aria-hidden="true"')
    expect(picture.replaceAll(/<[^>]*>/g, '')).toBe('')
  })

  test.each([
    ['守娘', 'upright', 'short'],
    ['採集人的野帳', 'upright', 'middle'],
    ['KOXINGA Z', 'latin', 'middle'],
    ['天橋上的魔術師 圖像版：阮光民卷', 'upright', 'long'],
    ['Day Off', 'latin', 'short'],
  ])('%s stands %s and %s', (title, script, length) => {
    expect(draw('7', title)).toContain(`data-script="${script}" data-length="${length}"`)
  })
})
