import type { Award, AwardLine, Comic, ComicPage, Creator, Organisation } from '@koma/contract/library.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { databases } from '../../features/library/databases.ts'
import { localised, nameOf, wordsOf } from '../../lib/localised.ts'
import { of, step, type Describe, type PageOf } from './described-page.ts'
import { collectionPage, itemList, namedList, titledList, whereFilled } from './item-lists.ts'
import { book, organisation, person } from './records.ts'
import type { CollectionPage } from './schema-types.ts'

type Place = Pick<PageOf<unknown>, 'paths' | 'words' | 'language'>
type Named = Parameters<typeof nameOf>[0] & { readonly id: number }

/** The databases and their records. */
export const libraryPages: Readonly<Record<string, Describe>> = {
  'routes/comic-list': of<{ readonly page: ComicPage }>((page) => ({
    trail: [databaseStep(page, 'comic')],
    things: whereFilled(titledList(page, page.data.page.data, ({ id }) => page.paths.comic(id))),
  })),
  'routes/creator-list': namesOf('creator'),
  'routes/publisher-list': namesOf('publisher'),
  'routes/union-list': namesOf('union'),
  'routes/award-list': namesOf('award'),
  'routes/comic': of<Comic>((page) => ({
    trail: [
      databaseStep(page, 'comic'),
      step(page.paths.comic(page.data.id), localised(page.data, 'title', page.language)),
    ],
    things: [book(page)],
  })),
  'routes/creator': of<Creator>((page) => ({ trail: recordTrail(page, 'creator', page.data), things: [person(page)] })),
  'routes/publisher': of<Organisation>((page) => ({
    trail: recordTrail(page, 'publisher', page.data),
    things: [organisation(page)],
  })),
  'routes/union': of<Organisation>((page) => ({
    trail: recordTrail(page, 'union', page.data),
    things: [organisation(page)],
  })),
  'routes/award': of<Award>((page) => ({ trail: recordTrail(page, 'award', page.data), things: [edition(page)] })),
}

const databaseStep = ({ paths, words }: Place, kind: LibraryKind) =>
  step(paths.records(kind), words(`library.${databases[kind].words.title}`))

const recordTrail = (page: Place, kind: Exclude<LibraryKind, 'comic'>, record: Named) => [
  databaseStep(page, kind),
  step(page.paths.record(kind, record.id), nameOf(record, page.language)),
]

function namesOf(kind: LibraryKind): Describe {
  return of<{ readonly page: { readonly data: readonly Named[] } }>((page) => ({
    trail: [databaseStep(page, kind)],
    things: whereFilled(namedList(page, page.data.page.data, ({ id }) => page.paths.record(kind, id))),
  }))
}

/** An edition of an award: who won, each by the page of the work or, where the award goes to a person, of the person. */
function edition(page: PageOf<Award>): CollectionPage {
  const { data: award, language, paths } = page
  const winners = award.winners.flatMap((line) => {
    const href = placeOf(line, paths)
    const name = wordsOf(line, 'title', language)?.text ?? wordsOf(line, 'creators', language)?.text
    return href && name ? [{ name, href }] : []
  })
  return {
    ...collectionPage(page, itemList(page, winners)),
    about: { '@type': 'Thing', name: nameOf(award.award, language), ...(award.website && { url: award.website }) },
  }
}

function placeOf({ comic_id, creators }: AwardLine, paths: Place['paths']): string | undefined {
  if (comic_id !== null) return paths.comic(comic_id)
  return creators[0] && paths.record('creator', creators[0].id)
}
