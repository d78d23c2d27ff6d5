import type { StaffTag } from '@koma/contract/tags.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ApiError, isStale } from '../../api/api-error.ts'
import type { StaffDataProvider } from '../../data/data-provider.ts'
import { useText } from '../../i18n/use-text.ts'

/** A tag while it is being written: every name is a string, empty where there is none. */
export interface TagForm {
  readonly slug: string
  readonly name_zh: string
  readonly name_ja: string
  readonly name_en: string
  /** Names that somebody has looked at since the Chinese changed. */
  readonly confirmed: readonly ('ja' | 'en')[]
}

/** What is typed of a tag, what is wrong with it, and the sending; undefined is a new one. */
export function useTagForm(tag: StaffTag | undefined, onDone: () => void) {
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const text = useText()
  const [form, setForm] = useState<TagForm>({
    slug: tag?.slug ?? '',
    name_zh: tag?.name_zh ?? '',
    name_ja: tag?.name_ja ?? '',
    name_en: tag?.name_en ?? '',
    confirmed: [],
  })
  const save = useMutation({
    mutationFn: async () => {
      const names = namesOf(form)
      if (!tag) return dataProvider.create('tags', { data: { slug: form.slug.trim() || null, ...names } })
      const data = { ...names, confirmed: form.confirmed }
      return dataProvider.update('tags', { id: tag.id, data, previousData: tag })
    },
    onSuccess: () => {
      notify(text(tag ? 'consoleTags.done_change' : 'consoleTags.done_add'), { type: 'success' })
      onDone()
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 422) return
      notify(isStale(error) ? text('consoleTags.stale') : error.message, { type: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tags'] }),
  })
  const refused = save.error instanceof ApiError ? save.error.body.errors : {}
  return {
    form,
    isSending: save.isPending,
    problemOf: (field: Exclude<keyof TagForm, 'confirmed'>): string | undefined => refused[field],
    change: (part: Partial<TagForm>) => setForm((before) => ({ ...before, ...part })),
    submit(event: FormEvent) {
      event.preventDefault()
      if (form.name_zh.trim()) save.mutate()
    },
  }
}

const namesOf = ({ name_zh, name_ja, name_en }: TagForm) => ({
  name_zh: name_zh.trim(),
  name_ja: name_ja.trim() || null,
  name_en: name_en.trim() || null,
})
