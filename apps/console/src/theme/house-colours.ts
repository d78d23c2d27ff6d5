/**
 * The colours of the house for code that must calculate with them (MUI). Everything else reads the same values as
 * custom properties from @koma/ui; house-colours.test.ts keeps the two equal.
 */
export const dayColours = {
  ground: '#fbf8ef',
  surface: '#ffffff',
  sunken: '#f1ecdd',
  text: '#0b0b0c',
  'text-quiet': '#4a4a50',
  'text-red': '#c50d25',
  'text-cyan': '#00667d',
  'text-good': '#12692f',
  line: '#0b0b0c',
  'line-quiet': '#77777d',
} as const

export type HouseColours = Readonly<Record<keyof typeof dayColours, string>>

export const nightColours = {
  ground: '#0b0b0c',
  surface: '#17171a',
  sunken: '#222227',
  text: '#fbf8ef',
  'text-quiet': '#b9b7b1',
  'text-red': '#ff7d8a',
  'text-cyan': '#5fd4ee',
  'text-good': '#6fdc93',
  line: '#fbf8ef',
  'line-quiet': '#8b8a86',
} as const satisfies HouseColours

/** The spot colours and the ink, the same by day and by night. */
export const spotColours = { ink: '#0b0b0c', paper: '#fbf8ef', yellow: '#ffd400' } as const
