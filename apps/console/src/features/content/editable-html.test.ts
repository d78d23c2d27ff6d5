import { expect, test } from 'vitest'
import { isEditable } from './editable-html.ts'

test.each([
  ['', true],
  ['<p>漫畫<strong>展</strong><br /></p><h2>時間</h2><ul><li>一</li></ul><hr />', true],
  ['<p><a href="https://a.example" rel="noopener noreferrer">a</a></p>', true],
  ['<p>1 &lt; 2</p>', true],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
  ['<p><ruby>漫<rt>まん</rt></ruby></p>', false],
  ['<p lang="ja">あ</p>', false],
  ['<img src="/api/media/1/640.webp" />', false],
  ['<figure><figcaption>圖</figcaption></figure>', false],
])('%s is written in the editor: %s', (html, editable) => {
  expect(isEditable(html)).toBe(editable)
})

test('a picture of the library is written in the editor where a text may have some, every other one as HTML', () => {
  const id = '0199a3b1-0000-7000-8000-000000000001'
  const own = `<p>前</p><figure><img src="/media/${id}" alt="貓" loading="lazy" /></figure>`
  expect([isEditable(own, true), isEditable(own)]).toEqual([true, false])
  expect(isEditable('<figure><img src="/elsewhere.png" alt="貓"></figure>', true)).toBe(false)
  expect(isEditable(`<figure><img src="/media/${id}" alt="貓"><figcaption>說明</figcaption></figure>`, true)).toBe(
    false,
  )
})
