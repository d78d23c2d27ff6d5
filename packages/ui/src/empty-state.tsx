import type { ReactNode } from 'react'
import type { MotifName } from './cover/vocabulary.ts'
import { Halftone } from './halftone.tsx'
import { Scene } from './scene.tsx'

export interface EmptyStateProps {
  /** What is not there, as a sentence. */
  sentence: string
  /** What to do next: a `LinkButton`. An empty list without a next step is a dead end. */
  nextStep: ReactNode
  /** A second, quieter sentence. */
  detail?: ReactNode
  motif?: MotifName
}

/** An empty list: a drawing, a sentence, a next step. */
export function EmptyState({ sentence, nextStep, detail, motif = 'ink' }: EmptyStateProps) {
  return (
    <div className="k-empty">
      <div className="k-empty-scene">
        <Halftone from="bottom" rows={9} pitch={9} />
        <Scene motif={motif} />
      </div>
      <div className="k-empty-words">
        <p className="k-empty-sentence">{sentence}</p>
        {detail ? <p className="k-quiet">{detail}</p> : null}
        <div>{nextStep}</div>
      </div>
    </div>
  )
}
