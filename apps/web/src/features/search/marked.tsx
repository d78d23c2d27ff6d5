import type { SearchPiece } from '@koma/contract/search.ts'

/** Words with those that were asked for marked. */
export const Marked = ({ pieces }: { pieces: readonly SearchPiece[] }) =>
  pieces.map((piece, index) =>
    // The pieces of a text keep their places.
    // eslint-disable-next-line react/no-array-index-key
    piece.hit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
