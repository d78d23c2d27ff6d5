import { useEffect, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { sendForm } from './send-form.ts'
import type { HeldFiles } from './use-held-files.ts'

export interface SentFormOptions<Answer> {
  /** A route that answers JSON: `{ to }` when all is done, else an `Answer`. */
  readonly address: string
  readonly filesField: string
  readonly held: HeldFiles
  /** What is wrong before anything is sent; null when it may go. */
  check(posted: FormData): Promise<Answer | null>
  /** What the form says when no answer came. */
  unanswered(posted: FormData): Answer
}

export interface SentForm<Answer> {
  readonly answer: Answer | null
  readonly isSending: boolean
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** Sends a form with the files that wait in the browser, and tells how far they are; its other buttons go their own way. */
export function useSentForm<Answer extends object>(options: SentFormOptions<Answer>): SentForm<Answer> {
  const { address, filesField, held } = options
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [to, setTo] = useState<string | null>(null)
  const navigate = useNavigate()
  // Once the page knows that nothing can be lost any more: its guard asks nobody.
  useEffect(() => {
    if (to !== null) void navigate(to)
  }, [to, navigate])

  async function send(posted: FormData) {
    setIsSending(true)
    const refused = await options.check(posted)
    const sent = refused ?? (await sendForm<{ to: string } | Answer>(address, posted, held.progress))
    if (sent !== null && 'to' in sent) return setTo(sent.to)
    held.progress()
    setAnswer(sent ?? options.unanswered(posted))
    setIsSending(false)
  }

  return {
    answer,
    isSending,
    onSubmit(event) {
      const { submitter } = event.nativeEvent
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'register') return
      event.preventDefault()
      const posted = new FormData(event.currentTarget, submitter)
      for (const file of held.chosen()) posted.append(filesField, file)
      void send(posted)
    },
  }
}
