import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, isAlive, planRefund, planSpending, rewardLotExpiresAt, type Lot, type Take } from './point-lots.ts'
import { dayMs } from './taipei-time.ts'

type Step = {
  kind: 'grant' | 'spend' | 'refund' | 'wait'
  source: Lot['source']
  points: number
  pick: number
  days: number
}

describe('a life of 5,000 random steps', () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom<Step['kind'][]>('grant', 'spend', 'spend', 'refund', 'wait'),
      source: fc.constantFrom<Lot['source'][]>('purchased', 'reward'),
      points: fc.integer({ min: 1, max: 400 }),
      pick: fc.nat(1000),
      days: fc.integer({ min: 0, max: 45 }),
    }),
    { minLength: 250, maxLength: 250, size: 'max' },
  )

  test('never loses, makes or moves a point, and never touches purchased before reward', () => {
    let spent = 0
    let refused = 0
    let restored = 0
    fc.assert(
      fc.property(steps, (life) => {
        const account = new NaiveAccount()
        for (const step of life) {
          const outcome = account.act(step)
          spent += outcome === 'spent' ? 1 : 0
          refused += outcome === 'refused' ? 1 : 0
          restored += outcome === 'restored' ? 1 : 0
          account.check()
        }
      }),
      { numRuns: 20 },
    )
    // 20 lives of 250 steps; each interesting thing must have happened.
    expect(Math.min(spent, refused, restored)).toBeGreaterThan(50)
  })
})

/** Keeps each lot's movements one by one, as the ledger does, beside the lots that the plans changed. */
class NaiveAccount {
  lots: Lot[] = []
  readonly entries: { lotId: string; points: number }[] = []
  readonly charges: { takes: readonly Take[]; givenBack: boolean }[] = []
  time = new Date('2026-11-21T04:00:00Z')

  act(step: Step): string {
    if (step.kind === 'grant') return this.grant(step.source, step.points, rewardLotExpiresAt(this.time, 12))
    if (step.kind === 'spend') return this.spend(step.points)
    if (step.kind === 'refund') return this.refund(step.pick)
    this.time = new Date(this.time.getTime() + step.days * dayMs)
    return 'waited'
  }

  grant(source: Lot['source'], points: number, expiresAt: Date): string {
    const id = `lot-${String(this.lots.length).padStart(4, '0')}`
    this.lots.push({
      id,
      source,
      remaining: 0,
      grantedAt: this.time,
      expiresAt: source === 'reward' ? expiresAt : null,
    })
    this.move(id, points)
    return 'granted'
  }

  spend(points: number): string {
    const before = balanceOf(this.lots, this.time)
    const plan = planSpending(this.lots, points, this.time)
    expect(plan.ok).toBe(before.total >= points)
    if (!plan.ok) {
      expect(plan.missing).toBe(points - before.total)
      return 'refused'
    }
    for (const take of plan.takes) this.move(take.lotId, -take.points)
    const after = balanceOf(this.lots, this.time)
    expect(after.total).toBe(before.total - points)
    expect(after.total).toBe(plan.balanceAfter)
    expect(after.reward).toBe(Math.max(0, before.reward - points))
    this.charges.push({ takes: plan.takes, givenBack: false })
    return 'spent'
  }

  refund(pick: number): string {
    const open = this.charges.filter((charge) => !charge.givenBack)
    const charge = open[pick % Math.max(open.length, 1)]
    if (!charge) return 'nothing'
    charge.givenBack = true
    const before = balanceOf(this.lots, this.time).total
    const plan = planRefund(charge.takes, this.lots, this.time, 30)
    for (const back of plan.returns) this.move(back.lotId, back.points)
    for (const back of plan.restored) this.grant('reward', back.points, back.expiresAt)
    const total = charge.takes.reduce((sum, { points }) => sum + points, 0)
    expect(balanceOf(this.lots, this.time).total).toBe(before + total)
    // To the very lot, point for point, unless it has expired.
    for (const take of charge.takes) {
      const home = this.lots.find(({ id }) => id === take.lotId)
      expect(plan.returns.some(({ lotId }) => lotId === take.lotId)).toBe(
        home !== undefined && isAlive(home, this.time),
      )
    }
    return plan.restored.length > 0 ? 'restored' : 'returned'
  }

  move(lotId: string, points: number): void {
    this.entries.push({ lotId, points })
    this.lots = this.lots.map((one) => (one.id === lotId ? { ...one, remaining: one.remaining + points } : one))
  }

  check(): void {
    const sums = new Map<string, number>()
    for (const { lotId, points } of this.entries) sums.set(lotId, (sums.get(lotId) ?? 0) + points)
    for (const { id, remaining } of this.lots) {
      if (remaining < 0) throw new Error(`${id} is negative`)
      if (sums.get(id) !== remaining) throw new Error(`${id} holds ${remaining}, its entries ${sums.get(id)}`)
    }
  }
}
