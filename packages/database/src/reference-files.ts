import { readFileSync } from 'node:fs'

/** A name in the three languages of the product; null where no form of its own is known. */
interface Names {
  readonly name_zh: string
  readonly name_ja: string | null
  readonly name_en: string | null
}

interface Records {
  cities: Names & {
    readonly id: string
    readonly sort: number
    readonly districts: readonly (Names & { readonly id: string; readonly zip: string })[]
  }
  occupations: Names & { readonly id: string; readonly sort: number }
  industries: Names & { readonly id: string; readonly sort: number }
  countries: Names & { readonly id: string; readonly sort: number }
  job_types: Names & {
    readonly id: string
    readonly sort: number
    readonly description_zh: string
    readonly description_ja: string
    readonly description_en: string
  }
  holidays: Names & { readonly date: string; readonly is_workday: boolean }
  spaces: Names & {
    readonly id: string
    readonly capacity: number
    readonly area_m2: number
    readonly per_session: number
    readonly all_day: number
    readonly equipment: readonly string[]
  }
  space_equipment: Names & { readonly id: string; readonly quantity: number }
  device_types: Names & { readonly id: number; readonly slug: string }
  devices: Names & {
    readonly id: number
    readonly slug: string
    readonly type: string
    readonly kind: 'workstation' | 'equipment'
    readonly quantity: number
    /** The letter on the desks; equipment has only numbers. */
    readonly sign: string | null
  }
  /** The texts of the house as they came with the installation; a version that is there is never written again. */
  pages: { readonly page: string; readonly version: string; readonly holds_from: string }
  closures: {
    readonly key: string
    readonly reason_zh: string
    readonly reason_ja: string
    readonly reason_en: string
  }
}

export type ReferenceFile = keyof Records

/** The text of a file of `packages/database/reference`, whose NOTICE.md says where it comes from. */
export const referenceText = (file: ReferenceFile): string =>
  readFileSync(new URL(`../reference/${file}.json`, import.meta.url), 'utf8')

/** The records of a file, in its order. */
export const referenceOf = <File extends ReferenceFile>(file: File): readonly Records[File][] =>
  JSON.parse(referenceText(file)) as Records[File][]
