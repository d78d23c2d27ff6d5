/** The databases, by the words of their addresses. Source: product §1 "Databases" */
export const libraryKinds = ['comic', 'creator', 'publisher', 'union', 'award'] as const
export type LibraryKind = (typeof libraryKinds)[number]

/** The letters by which the databases are arranged: by sound of Chinese, by sound of Japanese, from A to Z. */
export const initialIndexes = ['zhuyin', 'kana', 'latin'] as const
export type InitialIndex = (typeof initialIndexes)[number]

/** The forms in which a whole database can be taken home. */
export const openDataFormats = ['csv', 'json'] as const
export type OpenDataFormat = (typeof openDataFormats)[number]

/** The licence of the compiled records, as SPDX names it, and where its words stand. */
export const openDataLicence = { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const
