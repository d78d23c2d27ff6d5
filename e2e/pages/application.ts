import { expect, type Locator } from '@playwright/test'
import { Site } from './site.ts'

/** The application for a creator class. Source: product §2, §3 */
export class Application extends Site {
  async openForm() {
    const { words, paths } = this.wording
    await this.open(paths.memberApply())
    await expect(this.heading(words('creators.title'))).toBeVisible()
    await expect(this.page.getByRole('button', { name: words('creators.submit') })).toBeVisible()
  }

  /** Everything that must be filled in, with one work that anybody can see. */
  async fillIn(penName: string) {
    const { page } = this
    const { words } = this.wording
    await this.choose(words('creators.associate_creator'))
    await this.fillInCreator(penName)
    await page.getByLabel(words('creators.agree')).check()
  }

  /** The creator alone, as whoever moves over tells it too. */
  async fillInCreator(penName: string) {
    const { page } = this
    const { words } = this.wording
    await this.requiredField('creators.penName').fill(penName)
    await page
      .getByRole('group', { name: words('creators.industries') })
      .getByRole('checkbox')
      .first()
      .check()
    await this.choose(words('creators.domestic'))
    await this.requiredField('creators.address').fill('1 Some Street')
    await page.getByLabel(words('creators.profileZh')).fill('畫了十年的短篇。')
    await this.requiredField('creators.workTitle').fill('Rain')
    await page.getByLabel(words('creators.workUrl')).fill('https://books.example.org/rain')
  }

  /** Waits until the draft says that it is kept. */
  async waitForDraft() {
    const saved = this.wording.words('creators.draftSaved', { time: '' }).split('（')[0]!.split('(')[0]!
    await expect(this.page.getByRole('status').filter({ hasText: saved })).toBeVisible()
  }

  async send(button: 'creators.submit' | 'creators.resubmit') {
    const { words } = this.wording
    await this.page.getByRole('button', { name: words(button) }).click()
    await expect(this.page.getByRole('heading', { name: words('creators.sentTitle') })).toBeVisible()
  }

  /** By its whole name: other labels begin alike. */
  requiredField(label: 'creators.penName' | 'creators.address' | 'creators.workTitle'): Locator {
    const { words } = this.wording
    const name = `${words(label)} ${words('creators.required')}`
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** One of a few; its label may go on with a hint. */
  private async choose(label: string) {
    await this.page.getByRole('radio', { name: label }).first().check()
  }
}
