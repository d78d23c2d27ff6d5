import { expect, type Locator, type Page } from '@playwright/test'
import { formatsOf, type Formats } from '../../apps/console/src/i18n/formats.ts'
import { freshCode } from '../fixtures/authenticator.ts'
import { stillPage } from '../fixtures/served-product.ts'
import type { Wording } from '../fixtures/wording.ts'

export interface StaffAccount {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly totpSecret: string
}

export type ConsolePage =
  | 'rent'
  | 'members'
  | 'creators'
  | 'files'
  | 'deletions'
  | 'content'
  | 'panels'
  | 'notices'
  | 'media'
  | 'tags'
  | 'contact'
  | 'adjustments'
  | 'old_users'
  | 'audit'
  | 'clients'
  | 'messages'

/** The console as a member of staff sees it. Source: decisions.md "Staff console" */
export class StaffDesk {
  readonly page: Page
  readonly wording: Wording
  readonly formats: Formats

  constructor(page: Page, wording: Wording) {
    this.page = page
    this.wording = wording
    this.formats = formatsOf(wording.language)
  }

  /** Both factors at once, with the code that an authenticator shows; a code that was used before is followed by the next. */
  async signIn({ username, password, totpSecret }: StaffAccount) {
    const { staffWords } = this.wording
    // A phone keeps what belongs to the person behind the menu.
    const signOut = this.page.getByRole('button', { name: staffWords('consoleShell.sign_out') })
    const menu = this.page.getByRole('button', { name: staffWords('consoleShell.menu'), exact: true })
    const signedIn = signOut.or(menu).first()
    const refusal = this.page.getByRole('alert').getByRole('paragraph')
    await this.page.goto('/console')
    await this.page.getByLabel(staffWords('consoleSignIn.username')).fill(username)
    await this.page.getByLabel(staffWords('consoleSignIn.password')).fill(password)
    await expect(async () => {
      await this.page.getByLabel(staffWords('consoleSignIn.totp'), { exact: true }).fill(freshCode(totpSecret))
      await this.page.getByRole('button', { name: staffWords('consoleSignIn.submit') }).click()
      await expect(signedIn.or(refusal)).toBeVisible()
      expect(await signedIn.isVisible(), 'signed in').toBe(true)
    }).toPass()
  }

  /** Lets the tab be signed in already when it opens the console: by what it keeps of the site. */
  async enter(token: string) {
    await this.page.goto(stillPage)
    await this.page.evaluate((given) => sessionStorage.setItem('koma.staff.token', given), token)
  }

  /** By the menu, which a narrow screen keeps behind a button. */
  async goTo(page: ConsolePage) {
    const { staffWords } = this.wording
    const title = staffWords(`consoleShell.page_${page}`)
    const menu = this.page
      .getByRole('banner')
      .getByRole('button', { name: staffWords('consoleShell.menu'), exact: true })
    const link = this.page.getByRole('navigation').getByRole('link', { name: title, exact: true })
    await expect(menu.or(link).first()).toBeVisible()
    if (await menu.isVisible()) await menu.click()
    await link.click()
    await expect(this.heading(title)).toBeVisible()
  }

  /** Begins an item, of news where nothing else is said, and comes to its page. */
  async beginItem(title: string, kind: 'news' | 'video' = 'news') {
    const { staffWords } = this.wording
    await this.page.getByRole('button', { name: staffWords('consoleContent.add') }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: staffWords(`consoleContent.kind_${kind}`), exact: true }).check()
    await dialog.getByLabel(staffWords('consoleContent.title_zh')).fill(title)
    await dialog.getByRole('button', { name: staffWords('consoleContent.begin') }).click()
    await expect(this.heading(title)).toBeVisible()
  }

  /** Types the Chinese text into the editor. */
  async writeBody(text: string) {
    const { staffWords } = this.wording
    const column = this.page.getByRole('region', { name: staffWords('consoleContent.language_zh'), exact: true })
    const body = column.getByRole('textbox', { name: staffWords('consoleContent.body'), exact: true })
    await body.click()
    await this.page.keyboard.type(text)
  }

  /** The address under which the draft can be read in Chinese. */
  async previewAddress(
    button: 'consoleContent.preview' | 'consolePostings.preview_home' = 'consoleContent.preview',
  ): Promise<string> {
    const { staffWords } = this.wording
    await this.page.getByRole('button', { name: staffWords(button) }).click()
    const dialog = this.page.getByRole('dialog')
    const link = dialog.getByRole('link', { name: staffWords('consoleContent.language_zh') })
    const address = await link.getAttribute('href')
    await dialog.getByRole('button', { name: staffWords('consoleContent.close') }).click()
    await expect(dialog).toHaveCount(0)
    return address!
  }

  /** Puts what is on the desk before the visitors. */
  async publishNow() {
    const { staffWords } = this.wording
    const name = staffWords('consoleContent.publish')
    await this.page.getByRole('button', { name, exact: true }).click()
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await expect(this.page.getByText(staffWords('consoleContent.done_publish'))).toBeVisible()
  }

  /** Opens a new posting and gives it its Chinese title. */
  async beginPosting(kind: 'panels' | 'notices', title: string) {
    const { staffWords } = this.wording
    await this.page.getByRole('link', { name: staffWords(`consolePostings.add_${kind}`) }).click()
    await this.page.getByLabel(staffWords('consolePostings.word_title')).first().fill(title)
  }

  /** Saves the open posting, and waits until it is. */
  async savePosting() {
    const { staffWords } = this.wording
    await this.page.getByRole('button', { name: staffWords('consolePostings.save'), exact: true }).click()
    await expect(this.page.getByText(staffWords('consoleContent.all_saved'))).toBeVisible()
  }

  /** Throws the open posting away, and then takes it away for good. */
  async removePosting() {
    const { staffWords } = this.wording
    for (const word of ['consoleContent.trash', 'consolePostings.remove'] as const) {
      const name = staffWords(word)
      await this.page.getByRole('button', { name }).click()
      await this.page.getByRole('dialog').getByRole('button', { name }).click()
    }
    await expect(this.page.getByText(staffWords('consolePostings.done_remove'))).toBeVisible()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** Finds a member by account name and opens their page. */
  async openMember({ username, name }: { readonly username: string; readonly name: string }) {
    await this.goTo('members')
    await this.page.getByLabel(this.wording.staffWords('consoleMembers.search')).fill(username)
    const row = this.page.getByRole('row').filter({ hasText: username })
    await row.getByRole('link', { name }).click()
    await expect(this.heading(name)).toBeVisible()
  }

  /** Opens the newest application under that pen name, read anew. */
  async openApplication(penName: string) {
    await this.page.goto('/console/creators')
    await this.page.getByLabel(this.wording.staffWords('consoleCreators.search')).fill(penName)
    await this.page.getByRole('row').filter({ hasText: penName }).getByRole('link', { name: penName }).click()
    await expect(this.heading(penName)).toBeVisible()
  }

  /** Says something at a field of the open application. */
  async comment(field: string, words: string) {
    const name = this.wording.staffWords('consoleCreators.comment_on', { field })
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('textbox', { name }).fill(words)
  }

  /** Decides about the open application, and waits until it has happened. */
  async decide(decision: 'return' | 'approve') {
    const { staffWords } = this.wording
    const name = staffWords(`consoleCreators.do_${decision}`)
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(this.page.getByText(staffWords(`consoleCreators.done_${decision}`))).toBeVisible()
  }

  /** Gives points with the reason that the audit log keeps. */
  async givePoints(points: number, reason: string) {
    const { staffWords } = this.wording
    const title = staffWords('consolePoints.adjust')
    await this.page.getByRole('button', { name: title }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: staffWords('consolePoints.amount') }).fill(String(points))
    await dialog.getByRole('textbox', { name: staffWords('consolePoints.reason') }).fill(reason)
    await dialog.getByRole('button', { name: title, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** The booking with that number on the board. */
  booking(number: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  }

  async search(text: string) {
    await this.page.getByLabel(this.wording.staffWords('consoleRent.search')).fill(text)
  }

  async goToPreviousDay() {
    await this.page.getByRole('button', { name: this.wording.staffWords('consoleRent.previous_day') }).click()
    await expect(this.page).toHaveURL(/[?&]date=/)
    await expect(this.page.getByLabel(this.wording.staffWords('consoleRent.search'))).toBeFocused()
  }

  /** What a scanner does with the code of a ticket: it types what the code holds, and Enter. */
  async scan(code: string) {
    await this.page.keyboard.type(code)
    await this.page.keyboard.press('Enter')
  }

  /** Presses what the desk does with that booking. */
  async act(action: 'check_in' | 'undo_check_in' | 'hand_out' | 'take_back', name: string, number: string) {
    const { staffWords } = this.wording
    const word = staffWords('consoleRent.action_for', { action: staffWords(`consoleRent.${action}`), name, number })
    await this.page.getByRole('button', { name: word }).click()
  }
}
