import type { Centre } from '@koma/contract/centre.ts'
import { htmlLang, type Language } from '@koma/domain/languages.ts'
import { nameOf, wordsOf } from './localised.ts'

/** The centre's facts in the words of a reader. */
export interface CentreFacts {
  readonly name: string
  /** With its language where that is not the page's. */
  readonly address: { readonly text: string; readonly lang?: string } | null
  readonly phone: string | null
  readonly email: string | null
  readonly mapUrl: string | null
  readonly links: ReadonlyArray<{ readonly name: string; readonly url: string }>
}

/** Decision: the product (name, address, phone, mail, social links) */
export function centreFacts(centre: Centre, language: Language): CentreFacts {
  const address = wordsOf(centre, 'address', language)
  return {
    name: nameOf(centre, language),
    address:
      address &&
      (address.language === language
        ? { text: address.text }
        : { text: address.text, lang: htmlLang[address.language] }),
    phone: centre.phone,
    email: centre.email,
    mapUrl: centre.map_url ?? (address && mapOf(address.text)),
    links: centre.links,
  }
}

/** Where an address stands on a public map, for centres that have set no map of their own. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address }).toString()}`

/** A number as a telephone dials it: what stands behind it for people stays out. */
export const dialled = (phone: string): string => `tel:${phone.replace(/#.*$/, '').replace(/[^\d+]/g, '')}`
