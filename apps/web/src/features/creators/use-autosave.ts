import { useEffect, useState } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { draftSaver, type SaveState } from './draft-saver.ts'

/** The saver of the open form, and what it has to tell. */
export function useAutosave(start: { readonly version: number | null; readonly savedAt: string | null }) {
  const { paths } = useSite()
  const [told, setTold] = useState<{ state: SaveState; savedAt: string | null }>({
    state: 'saved',
    savedAt: start.savedAt,
  })
  const [saver] = useState(() =>
    draftSaver({
      address: paths.memberApplyDraft(),
      version: start.version ?? 0,
      tell: (state, savedAt) => setTold((before) => ({ state, savedAt: savedAt ?? before.savedAt })),
    }),
  )
  useEffect(() => saver.stop, [saver])
  return { ...told, change: saver.change, stop: saver.stop }
}
