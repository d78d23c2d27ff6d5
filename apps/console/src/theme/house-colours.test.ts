import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dayColours, nightColours, spotColours } from './house-colours.ts'

const styles = (name: string) =>
  readFileSync(new URL(`../../../../packages/ui/src/styles/${name}`, import.meta.url), 'utf8')

/** The colours that a block of the house's stylesheet sets. */
const coloursIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

it('are the colours of the house, by day and by night', () => {
  expect(coloursIn(styles('tokens.css'))).toMatchObject({ ...spotColours, ...dayColours })
  expect(coloursIn(styles('night.css'))).toMatchObject(nightColours)
})
