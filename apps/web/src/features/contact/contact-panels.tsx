import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import { useSite } from '../../lib/use-language.ts'

/** Somebody who listens, drawn beside the form. */
export function ContactPanels() {
  const { words } = useSite()
  return (
    <>
      <Panel
        colour="yellow"
        lean="bottom"
        tone="bottom"
        art={<PanelArt motif="talk" colour="yellow" seed="contact" />}
      />
      <Panel lean="top" tone="left">
        <div className="web-place-middle">
          <SpeechBubble>{words('contact.lead')}</SpeechBubble>
        </div>
      </Panel>
    </>
  )
}
