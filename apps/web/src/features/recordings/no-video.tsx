import { Scene } from '@koma/ui/scene.tsx'
import type { ReactNode } from 'react'

interface NoVideoProps {
  readonly sentence: string
  readonly hint: string
  readonly children: ReactNode
}

/** The stage without a video: why, and what to do instead. */
export function NoVideo({ sentence, hint, children }: NoVideoProps) {
  return (
    <div className="web-stage web-stage-empty">
      <div className="web-stage-scene">
        <Scene motif="projector" />
      </div>
      <div className="web-stage-words">
        <p className="k-empty-sentence">{sentence}</p>
        <p className="k-quiet">{hint}</p>
        <div className="k-row">{children}</div>
      </div>
    </div>
  )
}
