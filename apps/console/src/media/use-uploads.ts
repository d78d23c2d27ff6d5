import type { MediaDetail } from '@koma/contract/media.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import type { StaffDataProvider } from '../data/data-provider.ts'
import { useText } from '../i18n/use-text.ts'
import { emptyWords, uploadForm, type MediaForm } from './media-words.ts'

/** A picture on its way into the library. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly words: MediaForm
  readonly state: 'chosen' | 'sending' | 'sent'
  /** What is wrong, by field; of the picture itself at `file`. */
  readonly problems: Readonly<Record<string, string>>
}

let keys = 0

/** Pictures that were chosen, what is said of each, and the sending of one after the other. */
export function useUploads(onSent: (sent: readonly MediaDetail[]) => void) {
  const text = useText()
  const dataProvider = useDataProvider<StaffDataProvider>()
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isSending, setSending] = useState(false)
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const sendOne = async (one: Upload): Promise<MediaDetail | undefined> => {
    if (one.words.alt_zh.trim() === '') {
      change(one.key, { problems: { alt_zh: text('consoleMedia.alt_required') } })
      return undefined
    }
    change(one.key, { state: 'sending', problems: {} })
    try {
      const sent = (await dataProvider.sendForm('/staff/media', uploadForm(one.file, one.words))) as MediaDetail
      change(one.key, { state: 'sent' })
      return sent
    } catch (error) {
      change(one.key, { state: 'chosen', problems: problemsOf(error as Error) })
      return undefined
    }
  }
  return {
    uploads,
    isSending,
    choose: (files: readonly File[]) =>
      setUploads((before) => [
        ...before,
        ...files.map((file) => ({ key: ++keys, file, words: emptyWords, state: 'chosen' as const, problems: {} })),
      ]),
    remove: (key: number) => setUploads((before) => before.filter((one) => one.key !== key)),
    say: (key: number, words: Partial<MediaForm>) =>
      setUploads((before) =>
        before.map((one) => (one.key === key ? { ...one, words: { ...one.words, ...words } } : one)),
      ),
    async send() {
      setSending(true)
      const sent: MediaDetail[] = []
      for (const one of uploads.filter(({ state }) => state === 'chosen')) {
        const media = await sendOne(one)
        if (media) sent.push(media)
      }
      setSending(false)
      if (sent.length === 0) return
      await queryClient.invalidateQueries({ queryKey: ['media'] })
      onSent(sent)
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

function problemsOf(error: Error): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.body.errors : {}
  return Object.keys(errors).length > 0 ? errors : { file: error.message }
}
