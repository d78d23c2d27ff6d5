import { languages } from '@koma/domain/languages.ts'
import { castMembers, castStaff } from '../fixtures/demo.ts'
import { newMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { Booking } from '../pages/booking.ts'
import { Site } from '../pages/site.ts'
import { becomeMember, bookDesk, cancelBooking, checkGuestIn, givePoints, seeNoRecord } from './booking-steps.ts'

const pointsGiven = 100
const hoursBooked = 3

/** Not always the same, because a code of an authenticator works once. */
const accountants = { zh: castStaff.finance, ja: castStaff.admin, en: castStaff.finance } as const
const atTheDesk = { zh: castStaff.desk, ja: castStaff.desk, en: castStaff.admin } as const

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language })

    test('somebody registers, is given points, books a desk, cancels it and has the points back', async ({ scene }) => {
      const member = newMember(language)
      await becomeMember(scene, member)
      await seeNoRecord(scene)
      await givePoints(scene, accountants[language], member, pointsGiven)
      const free = await scene.devices.freeTime('dk-analog', hoursBooked)
      const ticket = await bookDesk(scene, free, pointsGiven)
      await cancelBooking(scene, ticket, hoursBooked * free.device.points_per_unit, pointsGiven)
    })

    test('an associate creator books a workstation, and staff check the guest in on the day', async ({ scene }) => {
      const { page, wording, hasTouch, devices } = scene
      const guest = castMembers.associateCreator
      const free = await devices.freeTime('ws-std-01', 1)
      const site = new Site(page, wording)
      await site.open(wording.paths.rentBooking(free.device.id))
      await site.signIn(guest)
      await expect(site.heading(wording.nameOf(free.device))).toBeVisible()
      const booking = new Booking(page, wording)
      await booking.choose(free, { hasTouch })
      await booking.expectChosen(free)
      await booking.agreeAndBook()
      const ticket = await booking.ticketNumber()
      await checkGuestIn(scene, atTheDesk[language], guest, ticket, free.startsAt)
    })
  })
}
