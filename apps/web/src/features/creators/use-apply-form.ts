import type { CreatorFormState } from '@koma/contract/creators.ts'
import { filesOfRecordMax } from '@koma/contract/files.ts'
import { useEffect, useRef, useState } from 'react'
import { useUploads } from '../../lib/use-uploads.ts'
import type { FormView } from './apply-data.ts'
import type { ApplyAnswer } from './send-application.ts'
import { useAutosave } from './use-autosave.ts'
import { readWritten, type WrittenForm } from './written-form.ts'

/** The form as it is being written: read from the page at every change, kept on the server, its files sent as they come. */
export function useApplyForm({ state, files }: FormView, answer: ApplyAnswer | null) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [start] = useState(() => answer?.written ?? startOf(state))
  const [written, setWritten] = useState<WrittenForm>(start)
  const [isTouched, setIsTouched] = useState(false)
  const autosave = useAutosave({ version: state.version, savedAt: state.saved_at })
  const uploads = useUploads({ purpose: 'creator_application', filesMax: filesOfRecordMax, kept: files })
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) summary.current?.focus()
  }, [answer])

  const read = () => {
    if (!form.current) return undefined
    const now = readWritten(new FormData(form.current))
    setWritten(now)
    return now
  }
  const change = () => {
    const now = read()
    if (!now) return
    setIsTouched(true)
    autosave.change(now)
  }
  return {
    form,
    summary,
    start,
    written,
    autosave,
    uploads,
    change,
    /** A list of the form was drawn anew: nobody has typed when that is the first thing to happen. */
    redrawn: () => void (isTouched ? change() : read()),
    isUnsaved: isTouched && autosave.state !== 'saved',
    filesReady: uploads.files.filter((file) => file.state === 'done').length,
  }
}

/** A form that was never written starts with the class that was chosen at registration, where it is open. */
function startOf({ form, types, wanted_type }: CreatorFormState): WrittenForm {
  const isOpen = types.find((one) => one === form.type) ?? types.find((one) => one === wanted_type)
  const [only] = types
  return { ...form, type: isOpen ?? (types.length === 1 ? only! : '') }
}
