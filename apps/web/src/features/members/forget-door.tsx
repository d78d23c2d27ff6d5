import type { MotifName } from '@koma/ui/cover/vocabulary.ts'
import { PanelArt } from '@koma/ui/panel-art.tsx'
import { Panel } from '@koma/ui/panel.tsx'
import type { ReactNode } from 'react'

export interface ForgetDoorProps {
  readonly motif: MotifName
  readonly colour: 'red' | 'yellow' | 'cyan' | 'paper'
  readonly children: ReactNode
}

/** A drawing beside a short form: the frame of every screen on the way back in. */
export function ForgetDoor({ motif, colour, children }: ForgetDoorProps) {
  return (
    <div className="web-door">
      <Panel colour={colour} lean="end" tone="corner-end" art={<PanelArt motif={motif} colour={colour} />} />
      <div className="k-box k-stack web-door-form">{children}</div>
    </div>
  )
}
