import { nameOf } from '../../lib/localised.ts'
import { isThere, pagedTitle } from '../../lib/list-answer.ts'
import { pageMeta, type MetaInput } from '../../lib/page-meta.ts'
import type { RecordingPage } from './list-recordings.ts'

export type RecordingListMetaInput = MetaInput & {
  loaderData?: Pick<RecordingPage<unknown>, 'type' | 'isKnown' | 'q' | 'meta' | 'tag'> | undefined
}

/** The head of a list; what was searched for and types that do not exist are not for search engines. */
export const recordingListMeta = (input: RecordingListMetaInput, kind: 'video' | 'album') =>
  pageMeta(input, (words, language, centre) => {
    const { type, q } = input.loaderData ?? {}
    const name = words(kind === 'video' ? 'recordings.title' : 'recordings.albumsTitle')
    return {
      title: pagedTitle(words, type ? `${nameOf(type, language)} · ${name}` : name, input.loaderData?.meta),
      description: words(kind === 'video' ? 'recordings.description' : 'recordings.albumsDescription', { centre }),
      ...(((input.loaderData && !isThere(input.loaderData)) || q !== undefined) && { noindex: true }),
    }
  })
