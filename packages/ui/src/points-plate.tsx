import type { ReactNode } from 'react'

export interface PointsPlateProps {
  /** What the figure is, such as "Your points". */
  label: string
  /** The figure, formatted by the caller. */
  figure: ReactNode
  /** The unit after it. */
  unit: string
  /** What makes it up or what changes next. */
  children?: ReactNode
  action?: ReactNode
}

/** A balance one can read across the room, with its parts beside it. */
export function PointsPlate({ label, figure, unit, children, action }: PointsPlateProps) {
  return (
    <section className="k-plate" aria-label={label}>
      <div className="k-plate-figure">
        <p className="k-plate-label">{label}</p>
        <p className="k-plate-sum">
          <span>{figure}</span> {unit}
        </p>
      </div>
      {children || action ? (
        <div className="k-plate-words">
          {children}
          {action}
        </div>
      ) : null}
    </section>
  )
}
