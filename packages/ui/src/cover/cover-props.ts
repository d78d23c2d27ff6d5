import type { MotifName } from './vocabulary.ts'

export interface CoverProps {
  /** The item's id or slug: the same seed draws the same picture for ever. */
  seed: string
  /** What the item is: a device type's slug, `exhibition`, `lecture`, `course`, `news`, `book`; anything else gets a studio scene. */
  subject?: string
  /** Names the thing itself and overrides `subject`. */
  motif?: MotifName
  className?: string
}
