import type { Leaf } from '../lib/leaf.ts'

/** The day as a leaf of a calendar. The line above the title says it in words. */
export const DateBadge = ({ leaf }: { leaf: Leaf }) => (
  <span className="web-day" data-over={leaf.isOver || undefined} aria-hidden="true">
    <span className="web-day-top">{leaf.top}</span>
    <span className="web-day-date">{leaf.day}</span>
    <span className="web-day-foot">{leaf.foot}</span>
  </span>
)
