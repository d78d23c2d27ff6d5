import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AuditDiffView, type DiffWords } from './audit-diff-view.tsx'

const words: DiffWords = {
  added: 'added: ',
  removed: 'removed: ',
  nothing: 'nothing changed',
  value: (value) => (value === 'null' ? '(empty)' : value),
  same: (count) => `${count} unchanged`,
}
const markup = (before: unknown, after: unknown) =>
  renderToStaticMarkup(<AuditDiffView before={before} after={after} words={words} />)

describe('the view of a difference', () => {
  it('strikes out what went and marks what came, with words for those who hear it', () => {
    const html = markup({ points: 320 }, { points: 420 })
    expect(html).toContain('<dt>points</dt>')
    expect(html).toMatch(/<del><span class="c-ears">removed: <\/span>320<\/del>/)
    expect(html).toMatch(/<ins><span class="c-ears">added: <\/span>420<\/ins>/)
  })

  it('keeps what did not change folded away, and counts it', () => {
    const html = markup({ a: 1, b: 2 }, { a: 1, b: 3 })
    expect(html).toMatch(/<details><summary>1 unchanged<\/summary>.*<dt>a<\/dt>/)
    expect(html.indexOf('<dt>b</dt>')).toBeLessThan(html.indexOf('<details>'))
  })

  it('says so when nothing changed', () => {
    expect(markup({ a: 1 }, { a: 1 })).toContain('nothing changed')
    expect(markup(null, null)).toContain('nothing changed')
  })

  it('shows values in the reader’s form', () => {
    expect(markup({ at: null }, { at: 'x' })).toContain('(empty)')
  })

  it('folds long values and escapes what they hold', () => {
    const html = markup(null, { note: `<script>${'長'.repeat(200)}` })
    expect(html).toContain('<summary>&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })
})
