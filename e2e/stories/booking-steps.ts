import { number, signedNumber, timeSpan } from '../../apps/web/src/lib/format.ts'
import { StaffDesk, type StaffAccount } from '../console/staff-desk.ts'
import type { FreeTime } from '../fixtures/devices.ts'
import type { NewMember } from '../fixtures/members.ts'
import { expect, type Scene } from '../fixtures/test.ts'
import { Booking } from '../pages/booking.ts'
import { MemberRecords } from '../pages/member-records.ts'
import { Registration } from '../pages/registration.ts'
import { Site } from '../pages/site.ts'

/** From the form to the signed-in member, with the code by SMS and the link by mail. */
export async function becomeMember({ page, wording, demo }: Scene, member: NewMember) {
  const registration = new Registration(page, wording)
  await registration.start()
  await registration.fillIn(member)
  await registration.proveNumber(demo, member)
  await registration.submit()
  await registration.activate(demo, member)
  const signIn = page.getByRole('main').getByRole('link', { name: wording.words('members.signIn') })
  await signIn.click()
  const site = new Site(page, wording)
  await site.signIn(member)
  await expect(site.memberMenu(member.name)).toBeVisible()
}

/** 'No Record' on both lists of a new member. */
export async function seeNoRecord({ page, wording }: Scene) {
  const records = new MemberRecords(page, wording)
  await records.openRents()
  await records.expectEmpty(wording.words('rent.recordsEmptyNext'))
  await records.openPoints()
  await records.expectEmpty(wording.words('points.emptyNext'))
}

/** Staff find the member in the console and give points. */
export async function givePoints(
  { anotherPage, wording }: Scene,
  staff: StaffAccount,
  member: NewMember,
  points: number,
) {
  const desk = new StaffDesk(await anotherPage(), wording)
  await desk.signIn(staff)
  await desk.openMember(member)
  await desk.givePoints(points, wording.words('home.welcome'))
}

/** Books with the grid, having seen price, lots and balance; gives the number on the ticket. */
export async function bookDesk({ page, wording, hasTouch }: Scene, free: FreeTime, balance: number): Promise<string> {
  const { words } = wording
  const [each, count] = [free.device.points_per_unit, free.hours.length]
  const points = (value: number) => words('rent.pointsUnit', { count: number(value) })
  const booking = new Booking(page, wording)
  await booking.start(free)
  await booking.choose(free, { hasTouch })
  await booking.expectChosen(free)
  await expect(booking.fact(words('rent.quoteSum', { each: number(each), count }))).toHaveText(points(each * count))
  await expect(booking.fact(words('rent.quoteBalance'))).toHaveText(points(balance))
  await expect(booking.fact(words('rent.quoteAfter'))).toHaveText(points(balance - each * count))
  await expect(booking.lots()).toHaveCount(1)
  await expect(booking.lots().first()).toContainText(points(each * count))
  await booking.agreeAndBook()
  const ticket = await booking.ticketNumber()
  await expect(page.getByRole('img', { name: words('rent.checkInCode', { number: ticket }) })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(timeSpan(words, free.startsAt, free.endsAt))
  return ticket
}

/** Cancels in the records, having seen what comes back, and finds the points again. */
export async function cancelBooking({ page, wording }: Scene, ticket: string, price: number, balance: number) {
  const { words } = wording
  const records = new MemberRecords(page, wording)
  await page.getByRole('link', { name: words('rent.ticketRecords') }).click()
  await expect(records.rent(ticket)).toContainText(words('rent.statusBooked'))
  await records.cancel(ticket, { returns: price })
  await expect(records.rent(ticket)).toContainText(words('rent.statusCancelled'))
  await records.openPoints()
  await expect(records.movement(1)).toContainText(signedNumber(price))
  await expect(records.movement(2)).toContainText(signedNumber(-price))
  await expect(records.balance()).toContainText(number(balance))
}

/** On the day of the booking the desk, looking at another day, scans the guest's ticket and lets the guest in. */
export async function checkGuestIn(
  { anotherPage, wording, demo }: Scene,
  staff: StaffAccount,
  guest: { name: string },
  ticket: string,
  day: string,
) {
  const { staffWords } = wording
  await demo.at(day, async () => {
    const desk = new StaffDesk(await anotherPage(), wording)
    await desk.signIn(staff)
    await desk.goTo('rent')
    await desk.goToPreviousDay()
    await desk.scan(`/console/rent?number=${ticket}`)
    await expect(desk.booking(ticket)).toContainText(staffWords('consoleRent.state_expected'))
    await desk.act('check_in', guest.name, ticket)
    await desk.search(ticket)
    await expect(desk.booking(ticket)).toContainText(staffWords('consoleRent.state_arrived'))
  })
}
