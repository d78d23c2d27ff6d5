import { adjustmentPointsMax } from '@koma/contract/staff.ts'

export const adjustDirections = ['give', 'take'] as const
export type AdjustDirection = (typeof adjustDirections)[number]

export const adjustSources = ['reward', 'purchased'] as const
export type AdjustSource = (typeof adjustSources)[number]

export interface AdjustForm {
  readonly direction: AdjustDirection
  /** What was typed: a positive whole number, when it is right. */
  readonly amount: string
  /** The kind of points that are given; what is taken comes off the lots in the order of spending. */
  readonly source: AdjustSource
  readonly reason: string
}

export type AdjustField = 'points' | 'reason'

/** A message of the console for each field that is wrong. */
export type AdjustProblems = Partial<Record<AdjustField, 'amount_wrong' | 'not_enough' | 'reason_missing'>>

/** The points that the form moves, with their sign; undefined while the amount is no positive whole number. */
export function pointsOf({ direction, amount }: Pick<AdjustForm, 'direction' | 'amount'>): number | undefined {
  const typed = amount.normalize('NFKC').trim()
  const points = /^[0-9]{1,7}$/.test(typed) ? Number(typed) : 0
  if (points === 0 || points > adjustmentPointsMax) return undefined
  return direction === 'give' ? points : -points
}

/** What keeps the form from being sent; empty when nothing does. */
export function problemsOf(form: AdjustForm, balance: number): AdjustProblems {
  const points = pointsOf(form)
  return {
    ...(points === undefined ? { points: 'amount_wrong' as const } : {}),
    ...(points !== undefined && balance + points < 0 ? { points: 'not_enough' as const } : {}),
    ...(form.reason.trim() === '' ? { reason: 'reason_missing' as const } : {}),
  }
}

/** Whether so many points wait for a second person, with so many left to move alone today. Decision: points */
export function needsSecond(points: number, adjustableAlone: number): boolean {
  return Math.abs(points) > adjustableAlone
}

/** From so many points on an adjustment is asked about once more, with the balance before and after. */
export const largePoints = 500

/** Whether the form is asked about once more before it is sent. */
export const isLarge = (form: AdjustForm): boolean => Math.abs(pointsOf(form) ?? 0) >= largePoints

/** The body of POST /staff/members/{id}/adjust. Throws while the form has problems. */
export function toRequest(form: AdjustForm) {
  const points = pointsOf(form)
  if (points === undefined) throw new RangeError(`not points: ${form.amount}`)
  return { points, reason: form.reason.trim(), source: form.source }
}
