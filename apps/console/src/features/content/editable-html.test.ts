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
