import { expect, type Locator } from '@playwright/test'
import type { Demo } from '../fixtures/demo.ts'
import type { NewMember } from '../fixtures/members.ts'
import { Site } from './site.ts'

/** register, the mail-sent page and the activation. Source: product §2, §3 */
export class Registration extends Site {
  async start() {
    await this.open(this.wording.paths.register())
  }

  /** Everything but the SMS code. */
  async fillIn(member: NewMember) {
    await this.field('password').fill(member.password)
    await this.field('passwordAgain').fill(member.password)
    await this.fillInPerson(member)
  }

  /** The form of register_three: no password is asked for. */
  async fillInPerson(member: NewMember) {
    const { words } = this.wording
    await this.field('username').fill(member.username)
    await this.field('email').fill(member.email)
    await this.field('mobile').fill(member.mobile)
    await this.field('name').fill(member.name)
    await this.page.getByRole('radio', { name: words('members.female') }).check()
    await this.field('birthday').fill(member.birthday)
    await this.field('city').selectOption('tpe')
    await this.field('district').selectOption('106-daan')
    await this.field('job').selectOption('illustrator')
    await this.agreement().check()
  }

  /** Asks for the SMS code, reads it where the demo keeps it, and types it. */
  async proveNumber(demo: Demo, { mobile }: NewMember) {
    const { words } = this.wording
    await this.page.getByRole('button', { name: words('members.sendCode') }).click()
    await expect(this.page.getByRole('button', { name: words('members.sendAgain') })).toBeVisible()
    await this.field('smsCode').fill(await demo.codeTo(mobile))
  }

  async submit() {
    await this.page.getByRole('button', { name: this.wording.words('members.submit'), exact: true }).click()
  }

  /** Opens the mailed link and presses the button that uses it. */
  async activate(demo: Demo, { email }: NewMember) {
    const { words } = this.wording
    await expect(this.heading(words('members.sentTitle'))).toBeVisible()
    await expect(this.page.getByText(words('members.sentTextTo', { email }))).toBeVisible()
    await this.open(await demo.linkTo(email))
    await this.page.getByRole('button', { name: words('members.verifyButton') }).click()
    await expect(this.heading(words('members.verifiedTitle'))).toBeVisible()
  }

  agreement(): Locator {
    return this.page.getByRole('checkbox', { name: this.wording.words('members.agree') })
  }

  /** A field by its label, which ends with the word "required". */
  field(name: Field): Locator {
    const { words } = this.wording
    return this.page.getByLabel(`${words(`members.${name}`)}${words('members.required')}`, { exact: true })
  }
}

export type Field =
  | 'username'
  | 'password'
  | 'passwordAgain'
  | 'email'
  | 'mobile'
  | 'smsCode'
  | 'name'
  | 'birthday'
  | 'city'
  | 'district'
  | 'job'
