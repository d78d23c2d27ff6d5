import type { Posting } from '@koma/contract/postings.ts'
import { useState } from 'react'
import { useFormats, useText } from '../../../i18n/use-text.ts'
import { OrderRow } from './order-row.tsx'
import type { PostingSpec } from './posting-specs.ts'
import { postingTitle } from './posting-title.ts'

interface Props {
  readonly spec: PostingSpec
  readonly list: readonly Posting[]
  onMove(from: number, to: number): void
}

/**
 * Rows that can be dragged, moved by their buttons (also with a thumb), and by the arrow keys on the handle. Each move is
 * said aloud, and the focus stays with what was moved.
 */
export function OrderList({ spec, list, onMove }: Props) {
  const text = useText()
  const formats = useFormats()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const tell = (name: string, place: number) =>
    setSaid(text('consolePostings.moved', { name, place: place + 1, count: list.length }))
  return (
    <>
      <ol className="c-order">
        {list.map((posting, place) => {
          const name = postingTitle(spec, posting, formats)
          return (
            <OrderRow
              key={posting.id}
              name={name}
              place={place}
              last={list.length - 1}
              isDragged={dragged === place}
              onMove={(to) => {
                onMove(place, to)
                tell(name, to)
              }}
              onDrag={setDragged}
              onDragged={() => {
                if (dragged === undefined || dragged === place) return
                onMove(dragged, place)
                setDragged(place)
              }}
              onDropped={() => tell(name, place)}
            />
          )
        })}
      </ol>
      <p className="c-ears" role="status">
        {said}
      </p>
    </>
  )
}
