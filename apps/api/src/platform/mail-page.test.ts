import { describe, expect, test } from 'vitest'
import { mailPage, type MailContent } from './mail-page.ts'

const content: MailContent = {
  language: 'ja',
  subject: '確認 <1>',
  sound: 'NEXT!',
  title: '最後のひとコマ & <b>',
  paragraphs: ['<script>alert(1)</script>', "it's"],
  button: { label: '"開く"', href: 'https://koma.example/ja/x?a=1&b="2"' },
  notes: ['24時間'],
}

describe('a mail', () => {
  const { subject, text, html } = mailPage(content)

  test('says the same as text and as HTML', () => {
    expect(subject).toBe('確認 <1>')
    for (const words of ['こんにちは。', content.button.href, '24時間', '返信はお受けできません'])
      expect(text).toContain(words)
    for (const words of ['こんにちは。', 'NEXT!', '24時間', 'lang="ja"']) expect(html).toContain(words)
  })

  test('shows every text as text: nothing in it becomes markup', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('最後のひとコマ &amp; &lt;b&gt;')
    expect(html).toContain('href="https://koma.example/ja/x?a=1&amp;b=&quot;2&quot;"')
    expect(html).not.toMatch(/<script|<b>/)
  })

  test('loads nothing from anywhere', () => {
    expect(html).not.toMatch(/<img|<link|url\(|src=/)
  })
})
