import type { Media } from '@koma/contract/media.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { PicturePicker } from '../../media/picture-picker.tsx'
import { PictureThumb } from '../../media/picture-thumb.tsx'

interface Props {
  readonly coverId: string | null
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  onChange(coverId: string | null): void
}

/** The picture that stands for an item: chosen from the library, or brought in here. */
export function CoverField({ coverId, problem, isReadOnly, onChange }: Props) {
  const text = useText()
  const [isPicking, setPicking] = useState(false)
  const cover = useMedia(coverId)
  return (
    <section className="c-cover" aria-label={text('consoleMedia.cover')}>
      <h2>{text('consoleMedia.cover')}</h2>
      {coverId === null && <p>{text('consoleMedia.cover_none')}</p>}
      {coverId !== null && cover && (
        <figure>
          <PictureThumb picture={cover.picture} sizes="20rem" alt={cover.picture.alt_zh} />
          <figcaption lang="zh-Hant-TW">{cover.picture.alt_zh}</figcaption>
        </figure>
      )}
      <small className="c-field-problem">{problem}</small>
      {!isReadOnly && (
        <div className="c-row-actions">
          <Button variant="outlined" onClick={() => setPicking(true)}>
            {text(coverId === null ? 'consoleMedia.cover_choose' : 'consoleMedia.cover_change')}
          </Button>
          {coverId !== null && (
            <Button variant="outlined" onClick={() => onChange(null)}>
              {text('consoleMedia.cover_remove')}
            </Button>
          )}
        </div>
      )}
      {isPicking && (
        <PicturePicker
          onPick={({ id }) => {
            onChange(id)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  )
}

function useMedia(id: string | null): Media | undefined {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const { data } = useQuery({
    queryKey: ['media', 'one', id],
    queryFn: async ({ signal }) => (await dataProvider.read(`/staff/media/${id}`, {}, signal)) as Media,
    enabled: id !== null,
  })
  return data
}
