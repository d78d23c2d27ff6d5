import type { FactSection, FactsOf } from '@koma/contract/content-facts.ts'

/** What the fields of one section are given. */
export interface FactProps<Section extends FactSection> {
  readonly facts: FactsOf<Section>
  readonly isReadOnly: boolean
  /** What is wrong with a field, by its address without the section: `chapters.0.starts_s`. */
  problemOf(field: string): string | undefined
  onChange(part: Partial<FactsOf<Section>>): void
}

/** A line as it is sent: null where nothing stands. */
export const lineOf = (value: string): string | null => (value.trim() === '' ? null : value)

/** Digits as a number; null where none stand. */
export function numberOf(value: string): number | null {
  const digits = value.replaceAll(/\D/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}
