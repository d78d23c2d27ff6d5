import type { ComponentProps } from 'react'
import { Said } from './said.tsx'

interface SaidWithinProps extends ComponentProps<typeof Said> {
  /** The sentence of the site, made with what it is given where the words stand. */
  readonly sentence: (place: string) => string
}

/** No text of the site or of its records has this character. */
const place = '\uE000'

/** Words of a record within a sentence of the site: they alone carry their `lang`. Decision: honest languages */
export function SaidWithin({ sentence, said }: SaidWithinProps) {
  const [before, after] = sentence(place).split(place)
  return (
    <>
      {before}
      <Said said={said} />
      {after}
    </>
  )
}
