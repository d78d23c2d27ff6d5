import { joinClasses } from './join-classes.ts'

export interface SoundWordProps {
  /** Letters of a sound: ドン, BAM, 咚. */
  children: string
  /** The language of the sound: Latin letters get the sound font, the others the page's display font. */
  lang?: 'en' | 'ja' | 'zh'
  colour?: 'white' | 'yellow' | 'red' | 'cyan'
  className?: string
}

/** A drawn sound: each letter stands and grows on its own. A picture, so it is silent for a screen reader. */
export function SoundWord({ children, lang = 'en', colour = 'white', className }: SoundWordProps) {
  return (
    <span
      className={joinClasses('k-sound', className)}
      data-script={lang === 'en' ? 'latin' : 'cjk'}
      data-colour={colour}
      aria-hidden="true"
    >
      {[...children].map((letter, place) => (
        <span key={place}>{letter}</span>
      ))}
    </span>
  )
}
