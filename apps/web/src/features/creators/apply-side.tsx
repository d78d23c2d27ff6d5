import { Button } from '@koma/ui/button.tsx'
import { useId } from 'react'
import { useNavigation } from 'react-router'
import { useSite } from '../../lib/use-language.ts'
import type { Uploads } from '../../lib/use-uploads.ts'
import { EligibilityMeter, type EligibilityMeterProps } from './eligibility-meter.tsx'
import { leftOutWords } from './left-out-words.ts'
import { SaveLine } from './save-line.tsx'
import type { SaveState } from './draft-saver.ts'

export interface ApplySideProps extends EligibilityMeterProps {
  readonly isResent: boolean
  /** While one is on its way the form waits; those that failed are named beside the button. */
  readonly uploads: Pick<Uploads, 'files' | 'isBusy'>
  readonly saved: { readonly state: SaveState; readonly savedAt: string | null }
  /** Something is kept on the server that can be discarded. */
  readonly hasDraft: boolean
}

/** What stands beside the form: eligibility, the button that sends, and whether the draft is kept. */
export function ApplySide({ isResent, uploads, saved, hasDraft, ...meter }: ApplySideProps) {
  const { words } = useSite()
  const { state, formData } = useNavigation()
  const leftOutId = useId()
  const leftOut = leftOutWords(words, uploads.files)
  const isSending = state !== 'idle' && formData?.get('intent') === 'send'
  return (
    <div className="k-stack web-apply-side">
      <EligibilityMeter {...meter} />
      {leftOut ? (
        <p className="web-left-out" id={leftOutId}>
          {leftOut}
        </p>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value="send"
        size="large"
        disabledReason={uploads.isBusy ? words('upload.busy') : null}
        aria-describedby={leftOut ? leftOutId : undefined}
        busyWord={isSending ? words('creators.submitting') : null}
      >
        {words(isResent ? 'creators.resubmit' : 'creators.submit')}
      </Button>
      <SaveLine state={saved.state} savedAt={saved.savedAt} />
      <div className="k-row">
        <Button type="submit" name="intent" value="draft" variant="quiet">
          {words('creators.saveDraft')}
        </Button>
        {hasDraft ? (
          <Button type="submit" name="intent" value="discard" variant="quiet">
            {words('creators.draftDiscard')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
