import type { CreatorLists } from './creator-lists.ts'
import type { WrittenForm } from './written-form.ts'

/** Fields of a former record that are one text each. */
const textFields = [
  'pen_name',
  'name_en',
  'nationality',
  'postal_code',
  'address',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
] as const

/** The creator's form of somebody of the former system, as it begins: what the record says in words that we know. */
export function movedForm(
  record: Readonly<Record<string, string>>,
  { industries, countries }: CreatorLists,
): WrittenForm {
  const texts = Object.fromEntries(textFields.map((field) => [field, record[field] ?? '']))
  const words = (record['industries'] ?? '').split(/[,，、;；/|\s]+/)
  const isSaid = ({ id, name }: { readonly id: string; readonly name: string }) =>
    words.includes(id) || words.includes(name)
  const { citizenship = '', nationality = '' } = record
  const country = countries.find(({ id, name }) => nationality === id || nationality === name)
  return {
    ...texts,
    nationality: country?.id ?? '',
    citizenship: citizenship === 'domestic' || citizenship === 'foreign' ? citizenship : country ? 'foreign' : '',
    industries: industries.filter(isSaid).map(({ id }) => id),
    works: [],
  }
}
