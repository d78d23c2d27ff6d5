import { describe, expect, it } from 'vitest'
import { sampleLoan, sampleRent } from '../../testing/sample-rent.ts'
import { groupBoard, type Grouping } from './board-groups.ts'

const day = '2026-11-24'
const at = (hour: number, id: string, seatId = 11) =>
  sampleRent({ id, seat: { id: seatId, name: `A${seatId - 10}` }, starts_at: `${day} ${hour}:00:00` })
const outline = (rents: Parameters<typeof groupBoard>[0], grouping: Grouping) =>
  groupBoard(rents, grouping, day).map((group) => [
    group.by === 'time' ? group.startsAt.slice(11, 16) : group.by,
    group.rents.map(({ id }) => id),
  ])

describe('the board by time', () => {
  it('has a group for each start, in order, and its seats in order', () => {
    const rents = [at(14, 'c'), at(10, 'b', 12), at(10, 'a', 11)]
    expect(outline(rents, 'time')).toEqual([
      ['10:00', ['a', 'b']],
      ['14:00', ['c']],
    ])
  })

  it('puts what began on an earlier day first, under its own heading', () => {
    const old = sampleLoan({ id: 'old', starts_at: '2026-11-22 18:00:00' })
    expect(outline([at(10, 'a'), old], 'time')).toEqual([
      ['earlier', ['old']],
      ['10:00', ['a']],
    ])
  })
})

describe('the board by device', () => {
  it('has a group for each device, in order of seat and then of time', () => {
    const rents = [sampleLoan({ id: 'loan' }), at(14, 'c', 11), at(10, 'b', 12), at(10, 'a', 11)]
    expect(outline(rents, 'device')).toEqual([
      ['device', ['a', 'c', 'b']],
      ['device', ['loan']],
    ])
  })
})

it('leaves the order of the server’s rows untouched and loses none', () => {
  const rents = [at(14, 'c'), at(10, 'a')]
  expect(groupBoard(rents, 'time', day).flatMap((group) => group.rents)).toHaveLength(2)
  expect(rents.map(({ id }) => id)).toEqual(['c', 'a'])
})
