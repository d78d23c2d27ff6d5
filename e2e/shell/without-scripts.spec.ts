import { number } from '../../apps/web/src/lib/format.ts'
import { newMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { Booking } from '../pages/booking.ts'
import { MemberRecords } from '../pages/member-records.ts'
import { Registration } from '../pages/registration.ts'

const pointsGiven = 60

test.use({ javaScriptEnabled: false })

// The browser refuses the scripts of the pages as by a policy, which is what this is about.
test.beforeEach(({ problems }) => problems.allow(/^failed csp: .*\.js$/))

test('signs in, books by the plain form and cancels by the page that asks', async ({
  page,
  wording,
  members,
  devices,
}) => {
  const { words, paths, language } = wording
  const member = await members.activated(language, pointsGiven)
  const free = await devices.freeTime('dk-shared', 2)
  const booking = new Booking(page, wording)
  await page.goto(paths.rentBooking(free.device.id))
  await booking.signIn(member)
  await expect(page).toHaveURL(paths.rentBooking(free.device.id))

  await page.getByLabel(words('rent.startsAt'), { exact: true }).selectOption(free.startsAt)
  await page.getByLabel(words('rent.endsAt'), { exact: true }).selectOption(free.endsAt)
  await page.getByRole('button', { name: words('rent.quote') }).click()
  await expect(page).toHaveURL(/intent=quote/)
  await page.reload()
  await expect(page.getByRole('grid')).toBeHidden()
  const price = 2 * free.device.points_per_unit
  const left = words('rent.pointsUnit', { count: number(pointsGiven - price) })
  await expect(booking.fact(words('rent.quoteAfter'))).toHaveText(left)
  await booking.agreeAndBook()
  const ticket = await booking.ticketNumber()

  await page.getByRole('link', { name: words('rent.ticketRecords') }).click()
  const records = new MemberRecords(page, wording)
  await records
    .rent(ticket)
    .getByRole('link', { name: words('rent.cancelOf', { number: ticket }) })
    .click()
  await expect(records.heading(words('rent.cancelTitle'))).toBeVisible()
  await expect(page.getByText(words('rent.cancelReturns', { points: number(price) }))).toBeVisible()
  await page.getByRole('button', { name: words('rent.cancelYes') }).click()
  await expect(page).toHaveURL(paths.memberRent())
  await expect(records.rent(ticket)).toContainText(words('rent.statusCancelled'))
})

test(
  'registers with a code that a button sends, sends again, and every answer is in sight',
  { tag: '@once' },
  async ({ page, wording, demo }) => {
    const { words, apiWords, paths, language } = wording
    const member = newMember(language)
    const registration = new Registration(page, wording)
    await page.goto(paths.register())
    await registration.fillIn(member)
    await page.getByRole('button', { name: words('members.sendCode') }).click()
    await expect(page.getByText(words('members.codeSent'))).toBeInViewport()
    await expect(registration.field('name')).toHaveValue(member.name)
    // The first message may be lost.
    await page.getByRole('button', { name: words('members.sendAgain') }).click()
    await expect(page.getByText(words('members.codeSent'))).toBeInViewport()
    await registration.submit()
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
    await expect(registration.field('smsCode')).toHaveAccessibleDescription(new RegExp(apiWords.field('required')))
    await expect(registration.field('password')).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(words('members.passwordEmptied'))),
    )
    await registration.field('password').fill(member.password)
    await registration.field('passwordAgain').fill(member.password)
    await registration.field('smsCode').fill(await demo.codeTo(member.mobile))
    await registration.submit()
    await expect(registration.heading(words('members.sentTitle'))).toBeVisible()
  },
)
