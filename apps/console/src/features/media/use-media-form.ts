import type { MediaDetail } from '@koma/contract/media.ts'
import type { FocalPoint } from '@koma/domain/media-rules.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError, isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'
import { wordsOfMedia, type MediaForm } from '../../media/media-words.ts'

interface Form extends MediaForm {
  readonly focus: FocalPoint
}

const formOf = (media: MediaDetail): Form => ({
  ...wordsOfMedia(media),
  focus: { x: media.picture.focus_x, y: media.picture.focus_y },
})

const toRequest = ({ focus, ...words }: Form) => ({
  ...Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value.trim() || null])),
  alt_zh: words.alt_zh.trim(),
  focus_x: focus.x,
  focus_y: focus.y,
})

const isSame = (one: Form, other: Form) => JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other))

/** What is being written of a picture, whether it waits to be saved, and the saving. */
export function useMediaForm(media: MediaDetail, onChanged: () => void) {
  const text = useText()
  const notify = useNotify()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const [form, setForm] = useState(() => formOf(media))
  const [seen, setSeen] = useState(media)
  const dirty = !isSame(form, formOf(seen))
  // What a job or somebody else has done meanwhile comes into a form that holds nothing new.
  if (media.version !== seen.version && !dirty) {
    setSeen(media)
    setForm(formOf(media))
  }
  const save = useMutation({
    mutationFn: async () => {
      // A job that has shown other bytes is nobody who writes: the words are compared, not the number.
      const isUntouched = isSame(formOf(media), formOf(seen))
      const previousData = isUntouched ? media : seen
      return (await dataProvider.update('media', { id: media.id, data: toRequest(form), previousData }))
        .data as MediaDetail
    },
    onSuccess: (saved) => {
      setSeen(saved)
      setForm(formOf(saved))
      notify(text('consoleMedia.saved'), { type: 'success' })
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 422) return
      if (isStale(error)) {
        setSeen(media)
        setForm(formOf(media))
      }
      notify(isStale(error) ? text('consoleMedia.stale') : error.message, { type: 'error' })
    },
    onSettled: onChanged,
  })
  const refused = save.error instanceof ApiError ? save.error.body.errors : {}
  return {
    form,
    dirty,
    isSaving: save.isPending,
    problemOf: (field: string): string | undefined => refused[field],
    change: (part: Partial<Form>) => setForm((before) => ({ ...before, ...part })),
    save: () => save.mutate(),
  }
}
