import type { Picture } from '@koma/contract/images.ts'
import type { LibraryKind } from '@koma/domain/library-kinds.ts'
import { localised } from '../../lib/localised.ts'
import { isThere, pagedTitle } from '../../lib/list-answer.ts'
import { pageMeta, type MetaInput } from '../../lib/page-meta.ts'
import type { SharedKind } from '../../lib/social-meta.ts'
import type { AskedRecords } from './asked-records.ts'
import { databases } from './databases.ts'

type ListInput = MetaInput & {
  loaderData?: (Parameters<typeof isThere>[0] & { readonly asked: AskedRecords }) | undefined
}

/** The head of the list of a database. What somebody searched for is not for search engines. */
export const recordListMeta = (kind: LibraryKind) => (input: ListInput) =>
  pageMeta(input, (words) => ({
    title: pagedTitle(words, words(`library.${databases[kind].words.title}`), input.loaderData?.meta),
    description: words(`library.${databases[kind].words.description}`),
    ...((input.loaderData?.asked.q !== undefined || (input.loaderData && !isThere(input.loaderData))) && {
      noindex: true,
    }),
  }))

interface NamedRecord {
  readonly id: number
  readonly cover: Picture | null
  readonly name_zh: string
  readonly seo: { readonly description_zh: string | null }
}

const sharedAs = {
  creator: 'profile',
  publisher: 'website',
  union: 'website',
  award: 'website',
} as const satisfies Record<Exclude<LibraryKind, 'comic'>, SharedKind>

/** The head of a record that has a name. */
export const recordMeta =
  (kind: keyof typeof sharedAs) => (input: MetaInput & { loaderData?: NamedRecord | undefined }) =>
    pageMeta(input, (words, language) => {
      const record = input.loaderData
      const own = databases[kind].words
      return {
        title: record ? localised(record, 'name', language) : words(`library.${own.title}`),
        description: (record && localised(record.seo, 'description', language)) || words(`library.${own.description}`),
        ...(record && { shared: { kind: sharedAs[kind], item: record.id, cover: record.cover } }),
      }
    })
