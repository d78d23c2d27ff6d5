import type { Locator, Page } from '@playwright/test'
import { unitTime } from '../../apps/web/src/features/rent/slot-words.ts'
import { timeOf } from '../../apps/web/src/lib/format.ts'
import { castMembers } from '../fixtures/demo.ts'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { Booking } from '../pages/booking.ts'
import { Site } from '../pages/site.ts'

/** More steps than any page has. */
const tabsMax = 60

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < tabsMax; tabs++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key did not reach ${String(target)}`)
}

test('a booking is made with Tab, arrows, Shift and Enter', { tag: '@once' }, async ({ page, wording, members }) => {
  const { words, language, paths } = wording
  const member = await members.activated(language, 60)
  await signInBehind(page, wording, member)
  const booking = new Booking(page, wording)
  await booking.open(paths.rentList())
  const skip = page.getByRole('link', { name: words('shell.skip') })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('main').locator('a[href*="/rent/22"]').first()
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(booking.grid()).toBeVisible()

  await tabTo(page, booking.grid())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(booking.grid().getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.keyboard.press('Shift+ArrowUp')
  await expect(booking.grid().getByRole('gridcell', { selected: true })).toHaveCount(2)
  await expect(booking.lots().first()).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: words('rent.agree') }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: words('rent.submit') }))
  await page.keyboard.press('Enter')
  await booking.ticketNumber()
})

test('Escape clears what is chosen in the grid', { tag: '@once' }, async ({ page, wording, devices }) => {
  await signInBehind(page, wording, castMembers.loyal)
  const booking = new Booking(page, wording)
  const free = await devices.freeTime('dk-analog', 2)
  await booking.start(free)
  await booking.cell(free.hours[0]!).focus()
  await page.keyboard.press('Space')
  await expect(booking.cell(free.hours[0]!)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText(wording.words('rent.chosenNothing'))).toBeVisible()
})

test(
  'the member menu opens with Enter and gives the focus back with Escape',
  { tag: '@once' },
  async ({ page, wording }) => {
    const { words, paths } = wording
    await signInBehind(page, wording, castMembers.loyal)
    const site = new Site(page, wording)
    await site.open(paths.home())
    const menu = site.memberMenu(castMembers.loyal.name)
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const records = page.getByRole('link', { name: words('shell.memberRent') })
    await expect(menu.locator('..').getByRole('link', { name: words('shell.memberRent') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.locator('..').getByRole('link', { name: words('shell.memberRent') })).toBeHidden()
    await expect(menu).toBeFocused()
    expect(await records.count()).toBeGreaterThan(0)
  },
)

test(
  'the dialog keeps the focus and Escape gives it back',
  { tag: '@once' },
  async ({ page, wording, members, devices }) => {
    const { words, paths } = wording
    const reader = await members.activated(wording.language, 50)
    await devices.book(await members.token(reader), await devices.freeTime('dk-analog', 1))
    await signInBehind(page, wording, reader)
    const site = new Site(page, wording)
    await site.open(paths.memberRent({ status: 'booked' }))
    const ask = page
      .getByRole('main')
      .getByRole('link', { name: words('rent.cancelOf', { number: '' }) })
      .first()
    await tabTo(page, ask)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: words('rent.cancelTitle') })
    await expect(dialog).toBeVisible()
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab')
      // Between the last and the first control the focus is with the browser, and then nothing of the page has it.
      expect(
        await dialog.evaluate(
          (element) => document.activeElement === document.body || element.contains(document.activeElement),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(ask).toBeFocused()
  },
)

test(
  'a screen reader hears of every hour its day, its time and its state',
  { tag: '@once' },
  async ({ page, wording, devices }) => {
    const { words } = wording
    await signInBehind(page, wording, castMembers.general)
    const booking = new Booking(page, wording)
    const device = await devices.named('dk-analog')
    await booking.start({ device })
    const [today, ...later] = device.days.filter(({ slots }) => slots.length > 0)
    const nameOf = ({ starts_at: from, ends_at: to }: { starts_at: string; ends_at: string }) =>
      unitTime(words, from.slice(0, 10), timeOf(from), timeOf(to))
    const past = today!.slots.find(({ state }) => state === 'past')!
    await expect(
      booking.grid().getByRole('button', { name: `${nameOf(past)} ${words('rent.slotPast')}` }),
    ).toBeVisible()
    const free = later.flatMap(({ slots }) => slots).find(({ state }) => state === 'free')!
    const seats = words('rent.slotSeatsLeft', { count: free.free })
    const cell = booking.grid().getByRole('button', { name: nameOf(free) })
    await expect(cell).toHaveAccessibleName(`${nameOf(free)} ${words('rent.slotFree')} ${seats}`)
    const shut = later.flatMap(({ slots }) => slots).find(({ state }) => state === 'closed')!
    const closed = booking.grid().getByRole('button', { name: nameOf(shut) })
    await expect(closed).toHaveAccessibleName(`${nameOf(shut)} ${words('rent.slotClosed')}`)
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
  },
)
