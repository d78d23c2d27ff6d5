import { memberClasses, type MemberClass } from '@koma/domain/member-classes.ts'
import { addDays, instantAt, taipeiDate } from '@koma/domain/taipei-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceWith, openCentre } from '../../testing/device-factory.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'

/** A Tuesday from which neither the last bookable day of a class nor the day after it is a Monday. */
const today = taipeiDate('2026-11-24')
const pointsPerUnit = 30

/** By hand from decisions.md "Who may do what", so that the code's own table is checked. */
const benefits = {
  general: { rank: 0, pointsForAnHour: 30, daysAhead: 14 },
  loyal: { rank: 1, pointsForAnHour: 27, daysAhead: 21 },
  associate_creator: { rank: 2, pointsForAnHour: 21, daysAhead: 30 },
  creator: { rank: 3, pointsForAnHour: 15, daysAhead: 60 },
} as const satisfies Record<MemberClass, object>

let api: TestApi
const devices = new Map<MemberClass, number>()

beforeAll(async () => {
  api = await testApi({ rateLimits: false })
  await openCentre(api.db)
  await api.setClock(instantAt(today, '12:00'))
  for (const minMemberClass of memberClasses) {
    devices.set(minMemberClass, (await deviceWith(api.db, { minMemberClass, pointsPerUnit, seats: 9 })).id)
  }
})
afterAll(() => api.close())

async function book(member: { readonly token: string }, deviceClass: MemberClass, daysFromToday: number) {
  const day = addDays(today, daysFromToday)
  const body = {
    device_id: devices.get(deviceClass),
    starts_at: `${day} 10:00:00`,
    ends_at: `${day} 11:00:00`,
    agree: true,
  }
  return api.call('POST /rent/apply', { token: member.token, body })
}

describe('what a class gives is decided by the server', () => {
  const cells = memberClasses.flatMap((own) => memberClasses.map((least) => [own, least] as const))

  test.each(cells)('%s at a device for %s and above', async (own, least) => {
    const member = await api.memberWith({ class: own, points: 100 })
    const { status, body } = await book(member, least, 1)
    if (benefits[own].rank >= benefits[least].rank) {
      expect([status, body.points]).toEqual([201, benefits[own].pointsForAnHour])
    } else {
      expect([status, body.code]).toEqual([403, 'member.class_required'])
      expect(body.required_classes).toEqual(memberClasses.filter((one) => benefits[one].rank >= benefits[least].rank))
    }
  })

  test.each(memberClasses)('%s may book as far ahead as the class allows and not a day further', async (own) => {
    const member = await api.memberWith({ class: own, points: 100 })
    const { daysAhead } = benefits[own]
    const [last, tooFar] = [await book(member, 'general', daysAhead), await book(member, 'general', daysAhead + 1)]
    expect(last.status).toBe(201)
    expect([tooFar.status, tooFar.body.code]).toEqual([422, 'rent.too_far_ahead'])
  })

  test.each(memberClasses.slice(1))('a %s whose year is over counts as a general member', async (own) => {
    const over = { membershipStartedOn: '2025-01-01', membershipEndsOn: '2025-12-31' }
    const member = await api.memberWith({ class: own, points: 100, ...over })
    expect((await book(member, own, 1)).body.code).toBe('member.class_required')
    expect((await book(member, 'general', 1)).body.points).toBe(benefits.general.pointsForAnHour)
  })
})
