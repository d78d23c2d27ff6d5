import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../../lib/use-language.ts'
import { emptyWork, type WrittenWork } from './written-form.ts'

interface Entry {
  /** Stays with the work while others come and go. */
  readonly key: number
  readonly work: WrittenWork
}

interface WorkList {
  readonly entries: readonly Entry[]
  /** The id of the field to go to once the list is drawn. */
  readonly focusOn: string | null
  /** What has just happened, for the ears. */
  readonly said: string
}

/** The list of works that a form shows; `onDrawn` is told whenever it has been drawn anew. */
export function useWorkList(works: readonly WrittenWork[] | undefined, onDrawn: () => void) {
  const { words } = useSite()
  const [list, setList] = useState<WorkList>(() => ({ entries: begun(works), focusOn: null, said: '' }))
  const tell = useEffectEvent(onDrawn)

  useEffect(() => {
    if (list.focusOn) document.getElementById(list.focusOn)?.focus()
    tell()
  }, [list])

  const { entries, said } = list
  return {
    entries,
    said,
    add() {
      const key = Math.max(-1, ...entries.map((entry) => entry.key)) + 1
      setList({
        entries: [...entries, { key, work: emptyWork }],
        focusOn: `works-${entries.length}-title`,
        said: words('creators.workAdded', { number: entries.length + 1 }),
      })
    },
    remove(place: number) {
      setList({
        entries: entries.filter((_, index) => index !== place),
        focusOn: `works-${Math.max(0, place - 1)}-title`,
        said: words('creators.workRemoved', { number: place + 1 }),
      })
    },
  }
}

/** A form has room for one work from the start. */
const begun = (works: readonly WrittenWork[] = []): Entry[] =>
  (works.length > 0 ? works : [emptyWork]).map((work, key) => ({ key, work }))
