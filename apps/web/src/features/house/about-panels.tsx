import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { SpeechBubble } from '@koma/ui/speech-bubble.tsx'
import { useSite } from '../../lib/use-language.ts'
import { Lines } from '../../shell/lines.tsx'

/** The house among its neighbours, and its welcome, drawn beside the text. */
export function AboutPanels() {
  const { words } = useSite()
  return (
    <>
      <Panel
        colour="yellow"
        lean="bottom"
        tone="top"
        art={<PanelArt motif="city" colour="yellow" seed="about" at="bottom" />}
      />
      <Panel lean="top" tone="left">
        <div className="web-place-middle">
          <SpeechBubble>
            <Lines text={words('home.welcome')} />
          </SpeechBubble>
        </div>
      </Panel>
    </>
  )
}
