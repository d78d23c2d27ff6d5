import { encode } from 'uqr'
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

  test('has the site’s colours of the day and of the night', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const [sheet = ''] = /<style>[\s\S]*<\/style>/.exec(html) ?? []
    const dressed = [...sheet.matchAll(/\.(\w+)[{, ]/g)].map(([, name]) => name!)
    expect(new Set(dressed)).toEqual(new Set(['ground', 'panel', 'words', 'plain', 'sound']))
    for (const name of dressed) expect(html, name).toContain(`class="${name}"`)
  })

  test('keeps a number in one line, and leaves the text as it is', () => {
    const { text: plain, html: shown } = mailPage({ ...content, paragraphs: ['預約 R-0003-K7QX，2026-11-24'] })
    expect(shown).toContain('預約 <span style="white-space:nowrap">R-0003-K7QX</span>，2026-11-24')
    expect(plain).toContain('預約 R-0003-K7QX，2026-11-24')
  })

  test('has digits to be typed in a line of their own, large', () => {
    const { text: plain, html: shown } = mailPage({ ...content, digits: '054687' })
    expect(plain.split('\n')).toContain('054687')
    expect(shown).toMatch(/font-size:34px[^>]*>054687<\/p>/)
    expect(html).not.toContain('font-size:34px')
  })

  test('begins with what it is about, as text as on the page', () => {
    expect(text.startsWith(`${content.title}\n\nこんにちは。`)).toBe(true)
  })

  test('loads nothing from anywhere', () => {
    expect(html).not.toMatch(/<img|<link|url\(|src=/)
  })
})

describe('a code in a mail', () => {
  const address = 'https://koma.example/console/rent?number=R-0003-K7QX'
  const { text, html } = mailPage({ ...content, code: { content: address, label: 'この"コード"' } })

  test('is a table of cells, dark on light, that loads nothing; the text has what it holds', () => {
    const [table = ''] = /<table role="img"[\s\S]*?<\/table>/.exec(html) ?? []
    const rows = table.split('<tr>').slice(2)
    const drawn = rows.map((row) =>
      [...row.matchAll(/colspan="(\d+)" bgcolor="#(000000|ffffff)"/g)].flatMap(([, length, colour]) =>
        Array.from({ length: Number(length) }, () => colour === '000000'),
      ),
    )
    expect(drawn).toEqual(encode(address, { ecc: 'M', border: 4 }).data)
    expect(table).toContain('aria-label="この&quot;コード&quot;"')
    expect(html).not.toMatch(/<img|<svg|url\(|src=/)
    expect(text).toContain(address)
  })

  test('leaves the mail small enough that no mail program cuts it off', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102_400)
  })
})
