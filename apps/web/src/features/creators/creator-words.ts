import type { CreatorApplicationStatus, CreatorClass, CreatorFormField } from '@koma/domain/creator-application.ts'
import type { StateLook } from '@koma/ui/state-tag.tsx'
import type { Words } from '../../lib/words.ts'

/** The word of a state. */
export const statusWord = (words: Words, status: CreatorApplicationStatus): string => words(`creators.status_${status}`)

const looks = {
  draft: 'free',
  under_review: 'review',
  returned: 'bad',
  review_passed: 'good',
  review_failed: 'closed',
  withdrawn: 'over',
} as const satisfies Record<CreatorApplicationStatus, StateLook>

/** How a state is drawn. */
export const statusLook = (status: CreatorApplicationStatus): StateLook => looks[status]

/** The name of a class that is applied for. */
export const className = (words: Words, memberClass: CreatorClass): string => words(`creators.${memberClass}`)

const labels = {
  type: 'creators.type',
  name: 'creators.name',
  name_en: 'creators.nameEn',
  pen_name: 'creators.penName',
  industries: 'creators.industries',
  citizenship: 'creators.citizenship',
  nationality: 'creators.nationality',
  postal_code: 'creators.postalCode',
  address: 'creators.address',
  village: 'creators.village',
  website_url: 'creators.website',
  social_url: 'creators.social',
  profile_zh: 'creators.profileZh',
  profile_en: 'creators.profileEn',
  works: 'creators.partWorks',
  attachments: 'creators.files',
} as const satisfies Record<CreatorFormField, string>

const workLabels = {
  title: 'creators.workTitle',
  description: 'creators.workDescription',
  url: 'creators.workUrl',
  published_on: 'creators.workPublished',
} as const

/** The label of a field of the form. */
export const fieldLabel = (words: Words, field: CreatorFormField): string => words(labels[field])

/** The label of any field that the API may name: `works.0.url` is the address of the first work. */
export function errorLabel(words: Words, field: string): string | undefined {
  if (Object.hasOwn(labels, field)) return fieldLabel(words, field as CreatorFormField)
  if (field === 'agree') return words('creators.partAgree')
  const [, place, part] = /^works\.(\d+)(?:\.(\w+))?$/.exec(field) ?? []
  if (place === undefined) return undefined
  const work = words('creators.workNumber', { number: Number(place) + 1 })
  const isKnown = part !== undefined && Object.hasOwn(workLabels, part)
  return isKnown ? `${work} ${words(workLabels[part as keyof typeof workLabels])}` : work
}
