import type { DeskItem } from '@koma/contract/content-desk.ts'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../api/api-error.ts'

/** What has a window in which it is shown. */
export type PublishedThing = Pick<DeskItem, 'publish_at' | 'unpublish_at'> & { readonly state: string }

/** Sends what was filled in; gives what it was refused with. */
export interface PublishMove {
  move(action: 'publish', body: unknown): Promise<Error | undefined>
}

const ownFields = ['publish_at', 'unpublish_at']

/** From when until when an item is to be shown, what is wrong with it, and the sending. */
export function usePublishForm(
  item: PublishedThing,
  move: PublishMove,
  told: { onDone(): void; onRefused?(errors: Readonly<Record<string, string>>): void },
) {
  const isToCome = item.state === 'scheduled'
  const [when, setWhen] = useState<'now' | 'later'>(isToCome ? 'later' : 'now')
  const [from, setFrom] = useState(isToCome ? (item.publish_at ?? '') : '')
  const [until, setUntil] = useState(item.state === 'unpublished' ? '' : (item.unpublish_at ?? ''))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const send = async (): Promise<void> => {
    const body = { publish_at: when === 'later' ? from : null, unpublish_at: until || null }
    const refused = await move.move('publish', body)
    if (!refused) return told.onDone()
    const errors = refused instanceof ApiError ? refused.body.errors : {}
    setProblems(errors)
    told.onRefused?.(errors)
    // What is wrong with the form stands at its fields, behind this dialog.
    if (told.onRefused && Object.keys(errors).some((field) => !ownFields.includes(field))) told.onDone()
  }
  return {
    when,
    from,
    until,
    problems,
    setWhen,
    setFrom,
    setUntil,
    submit(event: FormEvent) {
      event.preventDefault()
      void send()
    },
  }
}

export type PublishForm = ReturnType<typeof usePublishForm>
