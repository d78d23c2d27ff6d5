import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheetLinesMax = 250
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const sheets = readdirSync(new URL('styles/', import.meta.url))

test('every sheet is imported once', () => {
  const imported = [...read('styles.css').matchAll(/@import '\.\/styles\/([\w-]+\.css)'/g)].map(([, file]) => file)
  expect(imported.toSorted()).toEqual(sheets.toSorted())
})

test.each(sheets)('%s says everything inside a layer, loads nothing from a data address, and is short', (sheet) => {
  const css = read(`styles/${sheet}`)
  const outside = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(/^@layer \w+ \{$[\s\S]*?^\}$/m)
  expect(outside.join('').trim()).toBe('')
  expect(css).not.toContain('url(')
  expect(css.split('\n').length).toBeLessThanOrEqual(sheetLinesMax)
})
