import type { Centre } from '@koma/contract/centre.ts'

const lineFields = [
  'name_zh',
  'name_ja',
  'name_en',
  'address_zh',
  'address_ja',
  'address_en',
  'phone',
  'email',
  'map_url',
] as const
export type CentreField = (typeof lineFields)[number]

/** The centre's facts while they are being written; empty where nothing stands. */
export type CentreForm = Readonly<Record<CentreField, string>> & {
  /** One a line: a name, a blank, an address. */
  readonly links: string
  /** `YYYY-MM-DD HH:mm:ss`; empty is now. */
  readonly valid_from: string
}

/** The form of the facts as they hold. */
export const formOf = (centre: Centre): CentreForm => ({
  ...(Object.fromEntries(lineFields.map((field) => [field, centre[field] ?? ''])) as Record<CentreField, string>),
  links: centre.links.map(({ name, url }) => `${name} ${url}`).join('\n'),
  valid_from: '',
})

/** The body of `POST /staff/centre`; what a line says before its last word is the name of a link. */
export function toRequest({ links, valid_from, ...form }: CentreForm) {
  return {
    ...Object.fromEntries(lineFields.map((field) => [field, form[field].trim() || null])),
    valid_from: valid_from || null,
    links: links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const [, name = '', url = line] = /^(.*\S)?\s+(\S+)$/.exec(line) ?? []
        return { name: name || url.replace(/^https?:\/\//, '').replace(/\/.*$/s, ''), url }
      }),
  }
}
