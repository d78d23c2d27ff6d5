import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import { VerticalTitle } from '@koma/ui/vertical-title.tsx'
import { useSite } from '../../lib/use-language.ts'

/** What one registers for, drawn beside the form. */
export function JoinPanels() {
  const { words } = useSite()
  const benefits = words('home.joinBenefits').split('\n')
  return (
    <>
      <Panel colour="cyan" lean="bottom" tone="bottom" art={<PanelArt motif="eyes" colour="cyan" seed="join" />} />
      <Panel colour="red" lean="top" tone="corner-start">
        <div className="web-beside-words">
          <VerticalTitle size="panel">{words('home.joinTitle')}</VerticalTitle>
          <ul role="list">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </Panel>
    </>
  )
}
