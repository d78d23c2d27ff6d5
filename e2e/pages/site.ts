import { expect, type Locator, type Page } from '@playwright/test'
import type { Wording } from '../fixtures/wording.ts'

/** What stands on every page of the site. */
export class Site {
  readonly page: Page
  readonly wording: Wording

  constructor(page: Page, wording: Wording) {
    this.page = page
    this.wording = wording
  }

  /** Opens an address and waits until its scripts have taken over. */
  async open(path: string) {
    await this.page.goto(path)
    await this.isAlive()
  }

  /** The choice of day and night is drawn last, when the page answers to the reader. */
  async isAlive() {
    // Looked for more often than an expectation is: it comes a moment after the page.
    await this.page.getByRole('group', { name: this.wording.words('shell.theme') }).waitFor()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** The reader's own menu in the head; its name begins with theirs. */
  memberMenu(name: string): Locator {
    return this.page.getByRole('banner').locator('summary').filter({ hasText: name })
  }

  /** By its own name, in the head of the page, which a phone keeps in the menu. */
  async chooseLanguage(name: string) {
    const banner = this.page.getByRole('banner')
    const language = banner.getByRole('link', { name }).filter({ visible: true }).first()
    const menu = banner.getByRole('button', { name: this.wording.words('shell.menu'), exact: true })
    await expect(language.or(menu).first()).toBeVisible()
    if (!(await language.isVisible())) await menu.click()
    await language.click()
  }

  async signIn({ username, password }: { readonly username: string; readonly password: string }) {
    const { words } = this.wording
    await this.page.getByLabel(words('auth.username'), { exact: true }).fill(username)
    await this.page.getByLabel(words('auth.password'), { exact: true }).fill(password)
    await this.page
      .getByRole('main')
      .getByRole('button', { name: words('auth.submit'), exact: true })
      .click()
  }

  /** Through the member's menu. */
  async signOut(name: string) {
    await this.memberMenu(name).click()
    await this.page.getByRole('button', { name: this.wording.words('shell.signOut') }).click()
  }
}
