import { expect, type Locator } from '@playwright/test'
import type { Demo } from '../fixtures/demo.ts'
import { Site } from './site.ts'

/** The ways back in without the password, and the devices. Source: product §2 "Forgot password" */
export class Recovery extends Site {
  async startFromSign() {
    const { words, paths } = this.wording
    await this.open(paths.sign())
    await this.page.getByRole('link', { name: words('recovery.forgot') }).click()
    await expect(this.heading(words('recovery.title'))).toBeVisible()
  }

  /** Asks for the mail and comes to the page that says that it was sent. */
  async askForMail(email: string) {
    const { words } = this.wording
    await this.page
      .getByRole('navigation', { name: words('recovery.ways') })
      .getByRole('link', { name: words('recovery.byMail') })
      .click()
    await this.page.getByLabel(words('recovery.email')).fill(email)
    await this.page.getByRole('button', { name: words('recovery.mailSubmit') }).click()
    await expect(this.heading(words('recovery.sentTitle'))).toBeVisible()
    await expect(this.page.getByText(words('recovery.sentText', { email }))).toBeVisible()
  }

  /** The path of the mailed link, once the mail has come. */
  async linkTo(demo: Demo, email: string): Promise<string> {
    let path = ''
    await expect(async () => {
      path = await demo.linkTo(email)
      expect(path).toContain('/identity/verify/')
    }).toPass({ timeout: 15_000 })
    return path
  }

  /** From the mailed link to the form: whose account it is stands on both pages. */
  async followLink(path: string) {
    const { words } = this.wording
    await this.open(path)
    await expect(this.heading(words('recovery.identityTitle'))).toBeVisible()
    await this.page.getByRole('link', { name: words('recovery.identityNext') }).click()
    await expect(this.heading(words('recovery.newTitle'))).toBeVisible()
  }

  async typeNewPassword(password: string) {
    for (const name of ['members.passwordNew', 'members.passwordNewAgain'] as const)
      await this.passwordField(name).fill(password)
    await this.page.getByRole('button', { name: this.wording.words('recovery.submit'), exact: true }).click()
  }

  async isDone() {
    await expect(this.heading(this.wording.words('recovery.doneTitle'))).toBeVisible()
  }

  passwordField(name: 'members.passwordNew' | 'members.passwordNewAgain'): Locator {
    const { words } = this.wording
    return this.page.getByLabel(`${words(name)}${words('members.required')}`, { exact: true })
  }

  /** The devices of the list, by their heads. */
  devices(): Locator {
    return this.page.getByRole('list', { name: this.wording.words('devices.list') }).getByRole('heading')
  }
}
