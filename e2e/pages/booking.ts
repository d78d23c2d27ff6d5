import { expect, type Locator } from '@playwright/test'
import { unitTime } from '../../apps/web/src/features/rent/slot-words.ts'
import { timeOf, timeSpan } from '../../apps/web/src/lib/format.ts'
import type { FreeTime } from '../fixtures/devices.ts'
import { Site } from './site.ts'

/** rentBooking: the grid, the price, the ticket. Source: product §2, §5 */
export class Booking extends Site {
  async start({ device }: Pick<FreeTime, 'device'>) {
    await this.open(this.wording.paths.rentBooking(device.id))
  }

  grid(): Locator {
    return this.page.getByRole('grid')
  }

  /** The cell of an hour, by the day and the time that its name begins with. */
  cell({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): Locator {
    const { words } = this.wording
    const name = unitTime(words, startsAt.slice(0, 10), timeOf(startsAt), timeOf(endsAt))
    return this.grid().getByRole('button', { name })
  }

  /** Chooses the hours as this reader does: a mouse presses and drags, a finger taps the first and the last. */
  async choose({ hours }: FreeTime, { hasTouch }: { readonly hasTouch: boolean }) {
    const [first, last] = [this.cell(hours[0]!), this.cell(hours.at(-1)!)]
    if (hasTouch) {
      await first.tap()
      if (hours.length > 1) await last.tap()
      return
    }
    await first.hover()
    await this.page.mouse.down()
    await last.hover()
    await this.page.mouse.up()
  }

  /** Presses one hour; with Shift as the one up to which the choice shall go. */
  async press(slot: { readonly starts_at: string; readonly ends_at: string }, { upTo = false } = {}) {
    const cell = this.cell({ startsAt: slot.starts_at, endsAt: slot.ends_at })
    await cell.click({ modifiers: upTo ? ['Shift'] : [] })
  }

  async clear() {
    await this.page.getByRole('button', { name: this.wording.words('rent.clear') }).click()
  }

  /** The place where the chosen time is told. */
  chosen(): Locator {
    return this.page.getByRole('main').locator('.web-chosen')
  }

  /** The times that are offered instead of one that is taken. */
  alternatives(): Locator {
    return this.page.locator('.web-alternatives').getByRole('link')
  }

  submitButton(): Locator {
    return this.page.getByRole('button', { name: this.wording.words('rent.submit') })
  }

  /** The sentence of what is chosen. */
  async expectChosen({ startsAt, endsAt, hours }: FreeTime) {
    const { words } = this.wording
    const span = timeSpan(words, startsAt, endsAt)
    await expect(this.page.getByText(words('rent.chosenUnits', { span, count: hours.length }))).toBeVisible()
  }

  /** The value beside its name in the price: total, balance now, balance after. */
  fact(name: string): Locator {
    return this.page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition')
  }

  /** The lots that will pay, in their order. */
  lots(): Locator {
    return this.page.getByRole('main').locator('ol > li').filter({ hasText: /\d/ })
  }

  /** Why it was not booked, on top of the form. */
  refusal(): Locator {
    return this.page.getByRole('main').getByRole('alert')
  }

  async agreeAndBook() {
    const { words } = this.wording
    await this.page.getByRole('checkbox', { name: words('rent.agree') }).check()
    // Nobody books before the price is there.
    await expect(this.page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await this.submit()
  }

  async submit() {
    await this.submitButton().click()
  }

  /** The ticket of a booking just made; gives its number. */
  async ticketNumber(): Promise<string> {
    const { words } = this.wording
    await expect(this.heading(words('rent.ticketTitle'))).toBeVisible()
    const number = this.page.getByRole('article').locator('.web-number')
    await expect(number).toBeVisible()
    return number.innerText()
  }
}
