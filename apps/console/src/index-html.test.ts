import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

describe('the console’s page', () => {
  it('has no inline script and no inline style, so that a strict policy lets it run', () => {
    expect(html.match(/<script(?![^>]*\ssrc=)/)).toBeNull()
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
  })

  it('has exactly one place for the nonce that the server fills in', () => {
    expect(html.match(/__CSP_NONCE__/g)).toEqual(['__CSP_NONCE__'])
    expect(html).toContain('<meta property="csp-nonce" nonce="__CSP_NONCE__" />')
  })

  it('stays out of search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex" />')
  })
})
