import { runInNewContext } from 'node:vm'
import { languages } from '@koma/domain/languages.ts'
import { consentTexts } from '@koma/i18n/consent-text.ts'
import { describe, expect, test } from 'vitest'
import { pagePolicy } from '../security-headers.ts'
import { consentScript, tagManager } from './tag-manager.ts'

const settings = { id: 'GTM-ABC1234', origin: 'https://tags.example' }

describe('the script of the notice', () => {
  const script = consentScript(settings)

  test('stands by itself: every name in it is its own or the browser’s', () => {
    // Nothing of a page is there, so it ends at the first thing that it asks of one, and not at a name that nobody knows.
    expect(() => runInNewContext(script, {})).toThrow(/window is not defined/)
  })

  test('says what it says in every language, and names the container', () => {
    for (const language of languages) expect(script).toContain(JSON.stringify(consentTexts[language].text))
    expect(script).toContain('"GTM-ABC1234"')
  })

  test('is found at an address that changes with it, and is fetched by what is the same on every page', () => {
    const one = tagManager(settings)
    const other = tagManager({ ...settings, id: 'GTM-OTHER12' })
    expect(one.bootScript).toMatch(/src:'\/tags-[0-9a-f]{16}\.js'/)
    expect(tagManager(settings).bootScript).toBe(one.bootScript)
    expect(other.bootScript).not.toBe(one.bootScript)
  })
})

describe('the policy of a page', () => {
  test('names the sources of tags where there are any, and none elsewhere', () => {
    const { sources } = tagManager(settings)
    const policy = pagePolicy(["'self'"], { tags: sources })
    expect(policy).toContain("script-src 'self' https://tags.example;")
    expect(policy).toMatch(/connect-src 'self' https:\/\/tags\.example .*google-analytics\.com/)
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/tags\.example/)
    expect(pagePolicy(["'self'"])).not.toMatch(/tags|google/)
    expect(pagePolicy(["'self'"])).toBe(pagePolicy(["'self'"], { tags: undefined }))
  })
})
