import { UiLink } from '@koma/ui/link.tsx'
import { timeOf } from '../../lib/format.ts'
import { useSite } from '../../lib/use-language.ts'
import type { SaveState } from './draft-saver.ts'

/** Whether the draft is kept, in a word, and by when. */
export function SaveLine({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const { words, paths } = useSite()
  const saved = savedAt ? words('creators.draftSaved', { time: timeOf(savedAt) }) : ''
  const sentences = {
    saved,
    unsaved: words('creators.draftUnsaved'),
    saving: words('creators.draftSaving'),
    failed: words('creators.draftFailed'),
    stale: words('creators.draftStale'),
  } as const satisfies Record<SaveState, string>
  return (
    <p className="web-save" role="status" data-state={state}>
      {sentences[state]}
      {state === 'stale' ? <UiLink href={paths.memberApply()}>{words('creators.draftReload')}</UiLink> : null}
    </p>
  )
}
