import type { Picture } from '@koma/contract/images.ts'
import type { Language } from '@koma/domain/languages.ts'
import type { CentreFacts } from '../../lib/centre-facts.ts'
import type { Thing } from './schema-types.ts'
import type { Paths } from '../../lib/paths.ts'
import type { Words } from '../../lib/words.ts'

/** What a page's description is made from: what its loader gave, and where it stands. */
export interface PageOf<Data> {
  readonly data: Data
  readonly language: Language
  readonly words: Words
  readonly paths: Paths
  /** The whole address of a path of the site. */
  readonly at: (path: string) => string
  /** The whole address of this page. */
  readonly address: string
  /** What the centre is called and how it is reached. */
  readonly centre: CentreFacts | undefined
}

/** The way from the home page to this one, without the home page, and what the page is about. */
export interface Description {
  readonly trail: ReadonlyArray<{ readonly href: string; readonly label: string }>
  readonly things: readonly Thing[]
}

export type Describe<Data = unknown> = (page: PageOf<Data>) => Description

/** Names what a route's loader gives. */
export const of = <Data>(describe: Describe<Data>) => describe as Describe

/** One step of the way. */
export const step = (href: string, label: string): Description['trail'][number] => ({ href, label })

/** The way to what is chosen of a list, if something is. */
export const chosen = <Choice>(choice: Choice | null, stepOf: (choice: Choice) => Description['trail'][number]) =>
  choice === null ? [] : [stepOf(choice)]

/** The id by which a page's things name the centre. */
export const centreId = (at: (path: string) => string): string => `${at('/')}#centre`

/** The picture of an item or, where it has none, the one that is drawn of it. */
export const pictureOf = (
  { at, language }: Pick<PageOf<unknown>, 'at' | 'language'>,
  { id, cover }: { readonly id: number; readonly cover: Pick<Picture, 'share'> | null },
): string => at(cover?.share ?? `/pictures/${language}/${id}.png`)

/** A property that is there when its value is. */
export const given = <Name extends string, Value>(name: Name, value: Value | null | undefined) =>
  (value === null || value === undefined || value === '' ? {} : { [name]: value }) as { [key in Name]?: Value }
