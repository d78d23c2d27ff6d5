import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const forbidden =
  /^(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|template|video|audio|noscript|textarea|title|xmp|plaintext)$/

/**
 * What a browser would find in this HTML that could run, load or post, read by the standard's own rules: a pattern over
 * the text would take the words of an attribute for the attribute.
 */
function dangersOf(html: string) {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) found.push(...dangersOfElement(node))
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return found
}

function dangersOfElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element) {
  const attributes = attrs.filter(
    ({ name, value }) =>
      /^(on.*|style|srcdoc|action|formaction)$/.test(name) ||
      (/^(href|src)$/.test(name) && /^[\u0000-\u0020]*(javascript|data|vbscript|file):/i.test(value)),
  )
  return [...(forbidden.test(tagName) ? [tagName] : []), ...attributes.map(({ name }) => `${tagName} ${name}`)]
}

describe('HTML that is kept and shown', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">page</p>', '<p>page</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" loading="lazy" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#x09;Script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<svg/onload=alert(1)><p>b</p></svg>', '<p>b</p>'],
    ['<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>', '<p></p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<p style="position:fixed">c</p>', '<p>c</p>'],
    ['<img src="https://evil.example/pixel.png">', ''],
    ['<img src="//evil.example/pixel.png">', ''],
    ['<form action="https://evil.example"><input name=q>d</form>', 'd'],
    ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['<ScRiPt>alert(1)</sCrIpT >x', 'x'],
    ['<p>open', '<p>open</p>'],
    ['<base href="https://evil.example/">', ''],
    ['<!-- <script>alert(1)</script> -->e', 'e'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
    expect(dangersOf(cleanHtml(html))).toEqual([])
  })

  test('keeps what an article needs', () => {
    const article =
      '<h2>A</h2><p lang="ja">b<strong>c</strong><br /></p><ul><li>d</li></ul><ruby>漫<rt>まん</rt></ruby>' +
      '<table><tbody><tr><th scope="row">e</th><td colspan="2">f</td></tr></tbody></table>'
    expect(cleanHtml(article)).toBe(article)
    expect(cleanHtml(cleanHtml(article))).toBe(article)
  })

  test('elements within each other end at 40 with all their words, so that what is kept is read at once', () => {
    const nested = (depth: number) => `${'<b>'.repeat(depth)}words${'</b>'.repeat(depth)}`
    expect(cleanHtml(nested(40))).toBe(nested(40))
    expect(cleanHtml(nested(41))).toBe(nested(40))
    expect(cleanHtml(`${'<b>'.repeat(1_000)}words`)).toBe(nested(40))
    const msOf = (html: string) => {
      const began = performance.now()
      const clean = cleanHtml(html)
      return { ms: performance.now() - began, clean }
    }
    const written = msOf(nested(20_000))
    expect(msOf(written.clean).ms).toBeLessThan(written.ms / 10)
  })

  test('a link that leaves says nothing of its reader, one within the site is left alone', () => {
    expect(cleanHtml('<a href="https://a.example" target="_top">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener noreferrer">a</a>',
    )
    expect(cleanHtml('<a href="/zh/faq">b</a>')).toBe('<a href="/zh/faq">b</a>')
  })

  test('is never dangerous, cleaned once or twice, for 2,000 mixtures', () => {
    const parts = fc.constantFrom(
      '<script>',
      '</script>',
      '<p',
      '>',
      '<img src=',
      '"',
      "'",
      ' onerror=',
      'alert(1)',
      '<!--',
      '-->',
      '<svg>',
      '<a href=',
      'javascript:',
      '<style>',
      '</style>',
      '&lt;',
      '&#x3c;',
      '<![CDATA[',
      ']]>',
      '\u0000',
      ' ',
      '漫畫',
      '<noscript>',
      '<textarea>',
      '</textarea>',
      '<title>',
      '<xmp>',
      '<math>',
      '<mglyph>',
      '<plaintext>',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (some) => {
        const clean = cleanHtml(some.join(''))
        expect(dangersOf(clean)).toEqual([])
        expect(dangersOf(cleanHtml(clean))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  test('the words of an attribute are not the attribute', () => {
    expect(cleanHtml('<a href=" onerror=">a</a>')).toBe('<a href=" onerror=">a</a>')
    expect(dangersOf('<a href=" onerror=">a</a>')).toEqual([])
  })

  test.each([
    ['<img src=x onerror=alert(1)>', 'img onerror'],
    ['<a href="javascript:x">', 'a href'],
    ['<a href="&#x09;JavaScript:x">', 'a href'],
    ['<script>', 'script'],
    ['<p style="x">', 'p style'],
    ['<svg><p>', 'svg'],
    ['<template><form></template>', 'template'],
    ['<a title="a" onclick="b">', 'a onclick'],
  ])('negative control: %s, not cleaned, is seen', (html, danger) => {
    expect(dangersOf(html)).toContain(danger)
  })
})
