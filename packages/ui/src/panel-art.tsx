import type { MotifName } from './cover/vocabulary.ts'
import { Drawing } from './drawing.tsx'
import { MotifPicture } from './motif-picture.tsx'
import type { PanelColour } from './panel.tsx'

export interface PanelArtProps {
  motif: MotifName
  /** The panel's colour, so that the inks fit. */
  colour?: PanelColour
  seed?: string
  /** 1 shows the motif whole; more comes closer. */
  zoom?: number
  /** Where the motif stands when the panel has another shape. */
  at?: 'start' | 'middle' | 'end' | 'bottom'
}

/** A motif as the drawing of a `Panel`: fills it whatever its shape. */
export function PanelArt({ motif, colour = 'paper', seed = 'art', zoom = 1, at = 'middle' }: PanelArtProps) {
  const align = { start: 'xMinYMid slice', middle: 'xMidYMid slice', end: 'xMaxYMid slice', bottom: 'xMidYMax slice' }[
    at
  ]
  return (
    <Drawing
      name={`${motif}:${seed}:${colour}:${zoom}`}
      className="k-cover k-scene"
      viewBox="-170 -110 340 220"
      align={align}
    >
      <g data-ground={colour} transform={zoom === 1 ? undefined : `scale(${zoom})`}>
        <MotifPicture motif={motif} seed={seed} />
      </g>
    </Drawing>
  )
}
