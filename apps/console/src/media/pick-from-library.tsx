import type { Media } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../data/data-provider.ts'
import { useText } from '../i18n/use-text.ts'
import { EmptyNote } from '../shell/empty-note.tsx'
import { Problem } from '../shell/problem.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import { TextField } from './text-field.tsx'

const perPage = 24

interface Page {
  readonly data: readonly Media[]
  readonly meta: { readonly page: number; readonly last_page: number }
}

/** The pictures of the library by their words; one is taken with a press. */
export function PickFromLibrary({ onPick }: { onPick(media: Media): void }) {
  const text = useText()
  const [q, setQ] = useState('')
  const list = useLibrary(q)
  const found = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <TextField name="pick-q" label={text('consoleMedia.search')} value={q} problem={undefined} onChange={setQ} />
      {list.error && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Waiting />}
      {list.data && found.length === 0 && (
        <EmptyNote title={text('consoleShell.no_data')} text={text('consoleMedia.empty_next')} />
      )}
      <ul className="c-media-grid" data-small>
        {found.map((media) => (
          <li key={media.id}>
            <button
              type="button"
              className="c-media-pick"
              aria-label={text('consoleMedia.pick', { alt: media.picture.alt_zh })}
              onClick={() => onPick(media)}
            >
              <PictureThumb picture={media.picture} sizes="12rem" alt="" />
              <span aria-hidden="true">{media.picture.alt_zh}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button variant="outlined" disabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
            {text('consoleMedia.pick_more')}
          </Button>
        </div>
      )}
    </>
  )
}

function useLibrary(q: string) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  return useInfiniteQuery({
    queryKey: ['media', 'pick', q.trim()],
    queryFn: async ({ signal, pageParam }) =>
      (await dataProvider.read(
        '/staff/media',
        { page: pageParam, per_page: perPage, q: q.trim() || undefined },
        signal,
      )) as Page,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: (before) => before,
  })
}
