import { lazy, type ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import { Panel } from './panel.tsx'
import { SoundWord } from './sound-word.tsx'

export interface ErrorSceneProps {
  /** `not-found`: a panel was cut out of the page. `server`: the ink has been spilt. */
  kind: 'not-found' | 'server'
  /** The code, drawn large: 404, 500. */
  code: string
  title: string
  /** What happened and what to do. */
  sentence: ReactNode
  /** The way on: a `LinkButton`. */
  actions: ReactNode
  /** A sound word over the drawing. */
  sound: string
  soundLang?: 'en' | 'ja' | 'zh'
}

const ErrorArt = import.meta.env.SSR
  ? (await import('./cover/error-art.tsx')).ErrorArt
  : lazy(async () => ({ default: (await import('./cover/error-art.tsx')).ErrorArt }))

/** A page that cannot be shown, as the most dramatic panels of the site. Source: product §2 (404 and 500 screens) */
export function ErrorScene({ kind, code, title, sentence, actions, sound, soundLang = 'en' }: ErrorSceneProps) {
  const lost = kind === 'not-found'
  return (
    <section className="k-error" data-kind={kind}>
      <Panel
        colour={lost ? 'yellow' : 'paper'}
        lean="end"
        speed={{ x: 50, y: 54, calm: 40 }}
        art={
          <Drawing name={kind} className="k-cover k-scene" viewBox="-200 -140 400 280" align="xMidYMid slice">
            <g data-ground={lost ? 'yellow' : 'paper'}>
              <ErrorArt kind={kind} />
            </g>
          </Drawing>
        }
      >
        <SoundWord lang={soundLang} colour={lost ? 'white' : 'red'}>
          {sound}
        </SoundWord>
      </Panel>
      <Panel colour="paper" lean="start">
        <div className="k-error-words">
          <p className="k-error-code" aria-hidden="true">
            {code}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
          <div className="k-lead">{sentence}</div>
          <div className="k-row">{actions}</div>
        </div>
      </Panel>
    </section>
  )
}
