import { expect, type Locator } from '@playwright/test'
import { number } from '../../apps/web/src/lib/format.ts'
import { Site } from './site.ts'

/** member/rent and member/points. Source: product §2 */
export class MemberRecords extends Site {
  async openRents() {
    await this.open(this.wording.paths.memberRent())
  }

  async openPoints() {
    await this.open(this.wording.paths.memberPoints())
  }

  /** 'No Record' with a way on. */
  async expectEmpty(nextStep: string) {
    const main = this.page.getByRole('main')
    await expect(main.getByText(this.wording.words('errors.noRecord'))).toBeVisible()
    await expect(main.getByRole('link', { name: nextStep })).toBeVisible()
  }

  /** The ticket of that number. */
  rent(ticket: string): Locator {
    return this.page.getByRole('article').filter({ hasText: ticket })
  }

  /** Asks to cancel, reads what comes back, and says yes. */
  async cancel(ticket: string, { returns }: { readonly returns: number }) {
    const { words } = this.wording
    await this.rent(ticket)
      .getByRole('link', { name: words('rent.cancelOf', { number: ticket }) })
      .click()
    const dialog = this.page.getByRole('dialog', { name: words('rent.cancelTitle') })
    await expect(dialog).toContainText(words('rent.cancelReturns', { points: number(returns) }))
    await expect(dialog).toContainText(words('rent.cancelCheck'))
    await dialog.getByRole('button', { name: words('rent.cancelYes') }).click()
    await expect(dialog).toBeHidden()
  }

  /** Opens the question about the newest booking that can be cancelled. */
  async askToCancelFirst() {
    const { words } = this.wording
    const name = words('rent.cancelOf', { number: '' })
    await this.page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(this.page.getByRole('dialog', { name: words('rent.cancelTitle') })).toBeVisible()
  }

  /** A movement of points, the newest being the first. */
  movement(place: number): Locator {
    return this.page
      .getByRole('table', { name: this.wording.words('points.records') })
      .getByRole('row')
      .nth(place)
  }

  balance(): Locator {
    return this.page.getByRole('region', { name: this.wording.words('points.balance') })
  }
}
