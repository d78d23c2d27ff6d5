import type { Picture } from '@koma/contract/images.ts'
import { htmlLang } from '@koma/domain/languages.ts'
import { localised, nameOf, wordsOf } from '../../lib/localised.ts'
import { given, pictureOf, type PageOf } from './described-page.ts'
import type { CollectionPage, ItemList } from './schema-types.ts'

type Place = Pick<PageOf<unknown>, 'language' | 'at'>
type Titled = { readonly title_zh: string; readonly title_ja: string | null; readonly title_en: string | null }
type Named = Parameters<typeof nameOf>[0]

/** Pages in their order, each by its name and its address. */
export const itemList = (
  { at }: Pick<Place, 'at'>,
  items: ReadonlyArray<{ readonly name: string; readonly href: string }>,
): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: at(href),
  })),
})

/** Items that have a title, and items that have a name. */
export const titledList = <Item extends Titled>(
  page: Place,
  items: readonly Item[],
  hrefOf: (item: Item) => string,
): ItemList =>
  itemList(
    page,
    items.map((item) => ({ name: localised(item, 'title', page.language), href: hrefOf(item) })),
  )
export const namedList = <Item extends Named>(
  page: Place,
  items: readonly Item[],
  hrefOf: (item: Item) => string,
): ItemList =>
  itemList(
    page,
    items.map((item) => ({ name: nameOf(item, page.language), href: hrefOf(item) })),
  )

/** A list that has items; an empty one is told to nobody. */
export const whereFilled = (list: ItemList): ItemList[] => (list.numberOfItems > 0 ? [list] : [])

type Gathered = Named & {
  readonly id?: number
  readonly cover?: Pick<Picture, 'share'> | null
  readonly seo?: { readonly description_zh: string | null; readonly description_ja: string | null }
}

/** A page that gathers others under a name. */
export function collectionPage(page: PageOf<Gathered>, mainEntity: ItemList): CollectionPage {
  const { data, language, address } = page
  const name = wordsOf(data, 'name', language)!
  return {
    '@type': 'CollectionPage',
    '@id': `${address}#collection`,
    name: name.text,
    url: address,
    inLanguage: htmlLang[name.language],
    mainEntity,
    ...(data.id !== undefined && data.seo && { image: pictureOf(page, { id: data.id, cover: data.cover ?? null }) }),
    ...given('description', data.seo && localised(data.seo, 'description', language)),
  }
}
