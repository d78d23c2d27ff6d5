import { expect } from '@playwright/test'
import { StaffDesk } from './staff-desk.ts'

/** The desk at which the texts of the house are written. Decision: 0026 */
export class PageDesk extends StaffDesk {
  /** Opens a text of the house, found by its Chinese title. */
  async openPage(title: string) {
    const filter = encodeURIComponent(JSON.stringify({ kind: 'page', q: title }))
    await this.page.goto(`/console/content?filter=${filter}`)
    await this.page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(this.heading(title)).toBeVisible()
  }

  /** Says of the open text from when its next version holds and what it changes, and saves it. */
  async writeVersion(day: string, change: string) {
    const { staffWords } = this.wording
    await this.page.getByLabel(staffWords('consoleFacts.page.holds_from')).fill(day)
    await this.page.getByLabel(staffWords('consoleFacts.page.asks_again')).check()
    for (const language of ['zh', 'ja', 'en'] as const)
      await this.page.getByLabel(staffWords(`consoleFacts.page.changes_${language}`)).fill(change)
    await this.page.getByRole('button', { name: staffWords('consoleContent.save'), exact: true }).click()
    await expect(this.page.getByText(staffWords('consoleContent.all_saved'))).toBeVisible()
  }

  /** Announces what is on the desk. */
  async publishVersion() {
    const { staffWords } = this.wording
    await this.page.getByRole('button', { name: staffWords('consoleContent.publish_again'), exact: true }).click()
    const publish = this.page.getByRole('dialog').getByRole('button', { name: staffWords('consoleContent.publish') })
    await publish.click()
    await expect(this.page.getByText(staffWords('consoleContent.done_publish'))).toBeVisible()
  }

  /** Takes back what the open text has announced. */
  async withdrawVersion() {
    const { staffWords } = this.wording
    const name = staffWords('consolePages.withdraw')
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(this.page.getByText(staffWords('consolePages.state_coming'))).toHaveCount(0)
  }
}
