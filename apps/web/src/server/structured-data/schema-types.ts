/**
 * What of schema.org the pages use, with what search engines ask for as required fields. Addresses are whole ones,
 * instants and days ISO 8601. Source: https://schema.org
 */
export type Thing =
  | Organization
  | Person
  | WebSite
  | BreadcrumbList
  | ItemList
  | CollectionPage
  | HousePage
  | Room
  | FAQPage
  | NewsArticle
  | Book
  | Event
  | VideoObject

/** Another thing, by its id. */
export interface Reference {
  readonly '@id': string
}

export interface Organization {
  readonly '@type': 'Organization'
  readonly '@id'?: string
  readonly name: string
  readonly url?: string
  readonly logo?: string
  readonly mainEntityOfPage?: string
  readonly description?: string
  readonly email?: string
  readonly telephone?: string
  readonly foundingDate?: string
  readonly address?: PostalAddress
  readonly sameAs?: readonly string[]
}

export interface PostalAddress {
  readonly '@type': 'PostalAddress'
  readonly streetAddress: string
  readonly addressCountry: string
}

export interface Person {
  readonly '@type': 'Person'
  readonly '@id'?: string
  readonly name: string
  readonly alternateName?: readonly string[]
  readonly url?: string
  readonly image?: string
  readonly description?: string
  readonly sameAs?: string
}

export interface WebSite {
  readonly '@type': 'WebSite'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly inLanguage: readonly string[]
  readonly publisher: Reference
  readonly potentialAction?: SearchAction
}

export interface SearchAction {
  readonly '@type': 'SearchAction'
  readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string }
  readonly 'query-input': string
}

export interface ListItem {
  readonly '@type': 'ListItem'
  /** From 1. */
  readonly position: number
  readonly name: string
  readonly item?: string
  readonly url?: string
}

export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList'
  readonly itemListElement: readonly ListItem[]
}

export interface ItemList {
  readonly '@type': 'ItemList'
  readonly name?: string
  readonly numberOfItems: number
  readonly itemListElement: readonly ListItem[]
}

/** A page that gathers other pages: an album, a tag, an edition of an award. */
export interface CollectionPage {
  readonly '@type': 'CollectionPage'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly inLanguage: string
  readonly image?: string
  readonly description?: string
  readonly about?: { readonly '@type': 'Thing'; readonly name: string; readonly url?: string }
  readonly mainEntity: ItemList
}

/** A page about the house itself. */
export interface HousePage {
  readonly '@type': 'AboutPage' | 'ContactPage' | 'WebPage'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly inLanguage: string
  readonly dateModified?: string
  readonly about: Reference
  readonly mainEntity?: Reference
}

export interface Room {
  readonly '@type': 'MeetingRoom'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly description?: string
  readonly maximumAttendeeCapacity: number
  readonly floorLevel: string
  readonly floorSize: { readonly '@type': 'QuantitativeValue'; readonly value: number; readonly unitCode: 'MTK' }
  readonly containedInPlace: { readonly '@type': 'Place'; readonly name: string }
}

export interface FAQPage {
  readonly '@type': 'FAQPage'
  readonly '@id': string
  readonly mainEntity: ReadonlyArray<{
    readonly '@type': 'Question'
    readonly name: string
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string }
  }>
}

export interface NewsArticle {
  readonly '@type': 'NewsArticle'
  readonly '@id': string
  readonly headline: string
  readonly inLanguage: string
  readonly datePublished: string
  readonly dateModified: string
  readonly mainEntityOfPage: string
  readonly image: readonly string[]
  readonly author: Reference
  readonly publisher: Reference
  readonly description?: string
  readonly keywords?: readonly string[]
}

export interface Book {
  readonly '@type': 'Book'
  readonly '@id': string
  readonly name: string
  readonly alternateName?: string
  readonly inLanguage: string
  readonly url: string
  readonly image: string
  readonly bookFormat: 'https://schema.org/GraphicNovel'
  readonly genre: readonly string[]
  readonly author: ReadonlyArray<Person | Organization>
  readonly description?: string
  readonly isbn?: string
  readonly datePublished?: string
  readonly publisher?: Organization
  readonly award?: readonly string[]
}

export interface Place {
  readonly '@type': 'Place'
  readonly name: string
  readonly address?: PostalAddress | string
}

/** Where one joins what is online. */
export interface VirtualLocation {
  readonly '@type': 'VirtualLocation'
  readonly name?: string
  readonly url: string
}

export interface Offer {
  readonly '@type': 'Offer'
  readonly url: string
  readonly price: number
  readonly priceCurrency: 'TWD'
  readonly availability: `https://schema.org/${'PreOrder' | 'InStock' | 'SoldOut'}`
  readonly validFrom?: string
  readonly validThrough?: string
}

/** A chapter of a recording; offsets in seconds, the address opens the page there. */
export interface Clip {
  readonly '@type': 'Clip'
  readonly name: string
  readonly startOffset: number
  readonly endOffset: number
  readonly url: string
}

export interface Event {
  readonly '@type': 'Event' | 'ExhibitionEvent' | 'EducationEvent'
  readonly '@id': string
  readonly name: string
  readonly inLanguage: string
  readonly startDate: string
  readonly endDate: string
  readonly eventStatus: 'https://schema.org/EventScheduled' | 'https://schema.org/EventCancelled'
  readonly eventAttendanceMode: `https://schema.org/${'Online' | 'Offline'}EventAttendanceMode`
  readonly location: Place | VirtualLocation
  readonly image: readonly string[]
  readonly organizer: Reference
  readonly url: string
  readonly description?: string
  readonly maximumAttendeeCapacity?: number
  readonly performer?: ReadonlyArray<Person | Organization>
  readonly offers?: Offer
  readonly isAccessibleForFree?: true
}

export interface VideoObject {
  readonly '@type': 'VideoObject'
  readonly '@id': string
  readonly name: string
  readonly inLanguage: string
  readonly description: string
  readonly thumbnailUrl: readonly string[]
  readonly uploadDate: string
  /** ISO 8601, as PT18M. */
  readonly duration: string
  readonly contentUrl?: string
  readonly embedUrl?: string
  readonly publisher: Reference
  /** Its chapters, which search engines show as moments of it. */
  readonly hasPart?: readonly Clip[]
}

export interface Graph {
  readonly '@context': 'https://schema.org'
  readonly '@graph': readonly Thing[]
}
