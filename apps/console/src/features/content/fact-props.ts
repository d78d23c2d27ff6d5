import type { FactSection, FactsOf } from '@koma/contract/content-facts.ts'
import type { ItemFormState } from './use-item-form.ts'

/** What the fields of one section are given. */
export interface FactProps<Section extends FactSection> {
  readonly facts: FactsOf<Section>
  readonly isReadOnly: boolean
  /** What is wrong with a field, by its address without the section: `chapters.0.starts_s`. */
  problemOf(field: string): string | undefined
  /** Whether anything is wrong below an address: `chapters.0`. */
  hasProblemIn(address: string): boolean
  onChange(part: Partial<FactsOf<Section>>): void
}

/** What the fields of a section are given of the form of the item. */
export function factProps<Section extends FactSection>(
  state: ItemFormState,
  section: Section,
  isReadOnly: boolean,
): FactProps<Section> {
  const { facts } = state.form
  return {
    facts: facts[section] as FactsOf<Section>,
    isReadOnly,
    problemOf: (field) => state.problemOf(`${section}.${field}`),
    hasProblemIn: (address) => state.problemFields.some((field) => field.startsWith(`${section}.${address}.`)),
    onChange: (part) => state.change({ facts: { ...facts, [section]: { ...facts[section], ...part } } }),
  }
}

/** A line as it is sent: null where nothing stands. */
export const lineOf = (value: string): string | null => (value.trim() === '' ? null : value)

/** Digits as a number; null where none stand. */
export function numberOf(value: string): number | null {
  const digits = value.replaceAll(/\D/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}
