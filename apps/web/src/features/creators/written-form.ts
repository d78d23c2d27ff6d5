import type { CreatorDraftForm, CreatorFormState } from '@koma/contract/creators.ts'
import type { FieldErrors } from '../../lib/form-values.ts'

/** The creator's form as it stands in the page. */
export type WrittenForm = CreatorFormState['form']
export type WrittenWork = NonNullable<WrittenForm['works']>[number]

export const emptyWork: WrittenWork = { title: '', description: '', url: '', published_on: '' }

/** Fields of one text each. */
const textFields = [
  'type',
  'name',
  'name_en',
  'pen_name',
  'citizenship',
  'nationality',
  'postal_code',
  'address',
  'village',
  'website_url',
  'social_url',
  'profile_zh',
  'profile_en',
] as const

/** Reads the form of the page, posted or still being written: `works[0][title]` are the works, in their order. */
export function readWritten(posted: FormData): WrittenForm {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  const places = new Set(
    [...posted.keys()].flatMap((name) => /^works\[(\d{1,3})\]\[\w+\]$/.exec(name)?.[1] ?? []).map(Number),
  )
  return {
    ...Object.fromEntries(textFields.map((field) => [field, text(field)])),
    industries: posted.getAll('industries').filter((value): value is string => typeof value === 'string'),
    works: [...places]
      .toSorted((a, b) => a - b)
      .map((place) => ({
        title: text(`works[${place}][title]`),
        description: text(`works[${place}][description]`),
        url: text(`works[${place}][url]`),
        published_on: text(`works[${place}][published_on]`),
      })),
  }
}

/** What is kept as a draft: a choice that was not made is left out. */
export function draftOf(written: WrittenForm): CreatorDraftForm {
  const { type, citizenship, ...rest } = written
  return {
    ...rest,
    type: type === 'associate_creator' || type === 'creator' ? type : '',
    citizenship: citizenship === 'domestic' || citizenship === 'foreign' ? citizenship : '',
  }
}

/** Works of which nothing was filled in are not sent. */
export const filledWorks = ({ works = [] }: WrittenForm): WrittenWork[] =>
  works.filter((work) => Object.values(work).some((text) => text.trim() !== ''))

/** The id of a field in the page: `works.0.url` of the API is `works-0-url`. */
export const fieldIdOf = (field: string): string => field.replaceAll('.', '-')

/** A work that left the form takes its errors along; an error of the n-th sent work belongs to the n-th filled one. */
export function errorsInPlace(errors: FieldErrors, { works = [] }: WrittenForm): FieldErrors {
  const places = works.flatMap((work, place) => (filledWorks({ works: [work] }).length > 0 ? [place] : []))
  const placed = Object.entries(errors).map(([field, message]) => {
    const [, sent, rest] = /^works\.(\d+)(\..+)?$/.exec(field) ?? []
    return [sent === undefined ? field : `works.${places[Number(sent)] ?? sent}${rest ?? ''}`, message] as const
  })
  return Object.fromEntries(placed)
}

/** The form as a multipart call wants it: texts, industries, works by their place; nothing of what was left empty. */
export function creatorParts(written: WrittenForm): readonly (readonly [name: string, value: string])[] {
  const { works: _works, industries = [], ...texts } = written
  return [
    ...Object.entries(texts).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ...industries.map((id) => ['industries[]', id] as const),
    ...filledWorks(written).flatMap((work, place) =>
      Object.entries(work).map(([name, value]) => [`works[${place}][${name}]`, value] as const),
    ),
  ]
}
