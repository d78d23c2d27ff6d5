export interface SkeletonProps {
  /** What is being fetched, for the ears. */
  label: string
  /** `lines` for a text or a record, `cards` for a list of cards. */
  shape?: 'lines' | 'cards'
  count?: number
}

/** Pencilled frames where content is on its way. */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div className="k-skeleton" data-shape={shape} role="status">
      <span className="k-ears">{label}</span>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="k-skeleton-piece" aria-hidden="true" />
      ))}
    </div>
  )
}
