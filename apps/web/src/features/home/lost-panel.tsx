import { LinkButton } from '@koma/ui/link-button.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import type { LostHome } from './lost-home.ts'

/** Says that a part of the page is missing for now; what stands around it stays of use. */
export function LostPanel({ lost: { sentence, again } }: LostHome) {
  return (
    <Panel as="section" tone="ring">
      <div className="web-place-middle web-lost">
        <SpeechBubble>{sentence}</SpeechBubble>
        <LinkButton href={again.href}>{again.label}</LinkButton>
      </div>
    </Panel>
  )
}
