import { expect } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import { Booking } from '../pages/booking.ts'
import { MemberRecords } from '../pages/member-records.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

const { general, fewPoints, notActivated, loyal, extendable, underReview, creator } = castMembers

/** Open to everybody, and too dear for whom has next to nothing. */
const desk = 'dk-analog'
/** For associate creators and above. */
const workstation = 'ws-pro-01'

const bookingOf =
  (slug: string) =>
  async ({ wording, devices }: Scene) =>
    wording.paths.rentBooking((await devices.named(slug)).id)
const bookingTitleOf =
  (slug: string) =>
  async ({ wording, devices }: Scene) =>
    wording.words('rent.bookingTitle', { name: wording.nameOf(await devices.named(slug)) })

/** What a member sees: booking and its refusals, records, points. Source: product §2, §5 */
export const memberScreens: readonly Screen[] = [
  {
    name: 'index-member',
    reader: () => general,
    path: ({ wording }) => wording.paths.home(),
    title: null,
    indexed: true,
  },
  {
    name: 'member-level',
    reader: () => loyal,
    path: ({ wording }) => wording.paths.memberLevel(),
    title: ({ wording }) => wording.words('membership.title'),
  },
  {
    name: 'member-level-renewal',
    reader: () => extendable,
    path: ({ wording }) => wording.paths.memberLevel(),
    title: ({ wording }) => wording.words('membership.title'),
  },
  {
    name: 'member-level-renewal-refused',
    reader: () => extendable,
    path: ({ wording }) => wording.paths.memberLevel(),
    title: ({ wording }) => wording.words('membership.title'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('membership.renew') }).click()
      await expect(page.getByRole('alert').first()).toContainText(wording.words('membership.renewFailed'))
    },
  },
  {
    name: 'rent-list-for-me',
    reader: () => general,
    path: ({ wording }) => wording.paths.rentList(undefined, { for: 'me' }),
    title: ({ wording }) => wording.words('rent.title'),
    indexed: true,
  },
  { name: 'rent-booking', reader: () => general, path: bookingOf(desk), title: bookingTitleOf(desk) },
  {
    name: 'rent-booking-chosen',
    reader: () => loyal,
    path: bookingOf(desk),
    title: bookingTitleOf(desk),
    arrange: async ({ page, wording, devices, hasTouch }) => {
      const booking = new Booking(page, wording)
      const free = await devices.freeTime(desk, 3)
      await booking.choose(free, { hasTouch })
      await expect(booking.lots().first()).toBeVisible()
    },
  },
  {
    name: 'rent-booking-no-time',
    reader: () => general,
    path: bookingOf(desk),
    title: bookingTitleOf(desk),
    arrange: async ({ page, wording }) => {
      const booking = new Booking(page, wording)
      await booking.agreeAndBook()
      await expect(booking.refusal()).toBeVisible()
    },
  },
  {
    name: 'rent-booking-not-enough',
    reader: () => fewPoints,
    path: bookingOf(desk),
    title: bookingTitleOf(desk),
    arrange: async ({ page, wording, devices, hasTouch }) => {
      const booking = new Booking(page, wording)
      await booking.choose(await devices.freeTime(desk, 3), { hasTouch })
      await booking.agreeAndBook()
      await expect(booking.refusal()).toBeVisible()
    },
  },
  {
    name: 'rent-booking-class-too-low',
    reader: () => general,
    path: bookingOf(workstation),
    title: bookingTitleOf(workstation),
  },
  {
    name: 'rent-booking-not-activated',
    reader: () => notActivated,
    path: bookingOf(desk),
    title: bookingTitleOf(desk),
  },
  {
    name: 'rent-booked',
    reader: ({ members, wording }) => members.activated(wording.language, 50),
    path: bookingOf(desk),
    title: bookingTitleOf(desk),
    arrange: async ({ page, wording, devices, hasTouch }) => {
      const booking = new Booking(page, wording)
      await booking.choose(await devices.freeTime(desk, 2), { hasTouch })
      await booking.agreeAndBook()
      await booking.ticketNumber()
    },
  },
  {
    name: 'member-rent-empty',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.memberRent(),
    title: ({ wording }) => wording.words('rent.recordsTitle'),
  },
  {
    name: 'member-rent',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberRent(),
    title: ({ wording }) => wording.words('rent.recordsTitle'),
  },
  {
    name: 'member-rent-cancel-dialog',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberRent({ status: 'booked' }),
    title: ({ wording }) => wording.words('rent.recordsTitle'),
    arrange: async ({ page, wording }) => {
      await new MemberRecords(page, wording).askToCancelFirst()
    },
  },
  {
    name: 'member-points-empty',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.memberPoints(),
    title: ({ wording }) => wording.words('points.title'),
  },
  {
    name: 'member-points',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberPoints(),
    title: ({ wording }) => wording.words('points.title'),
  },
  {
    name: 'member-apply',
    reader: () => loyal,
    path: ({ wording }) => wording.paths.memberApply(),
    title: ({ wording }) => wording.words('creators.title'),
  },
  {
    name: 'member-apply-refused',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.memberApply(),
    title: ({ wording }) => wording.words('creators.title'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('creators.submit') }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'member-apply-under-review',
    reader: () => underReview,
    path: ({ wording }) => wording.paths.memberApply(),
    title: ({ wording }) => wording.words('creators.title'),
  },
  {
    name: 'member-apply-profile',
    reader: () => creator,
    path: ({ wording }) => wording.paths.memberApplyProfile(),
    title: ({ wording }) => wording.words('creators.profileTitle'),
  },
]
