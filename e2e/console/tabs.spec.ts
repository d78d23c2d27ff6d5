import { castStaff } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'
import { StaffDesk } from './staff-desk.ts'

test(
  'a second tab of the console is signed in with the first, and signed out with it',
  { tag: '@once' },
  async ({ page, context, wording }) => {
    const { staffWords } = wording
    const first = new StaffDesk(page, wording)
    await first.signIn(castStaff.desk)
    const second = new StaffDesk(await context.newPage(), wording)
    await second.page.goto('/console/members')
    await expect(second.heading(staffWords('consoleShell.page_members'))).toBeVisible()
    await page.getByRole('button', { name: staffWords('consoleShell.sign_out') }).click()
    for (const { page: tab } of [first, second])
      await expect(tab.getByLabel(staffWords('consoleSignIn.username'))).toBeVisible()
    await expect(second.page.getByRole('table')).toHaveCount(0)
  },
)

test(
  'control: a browser of its own is not signed in with another',
  { tag: '@once' },
  async ({ page, wording, anotherPage }) => {
    await new StaffDesk(page, wording).signIn(castStaff.finance)
    const other = await anotherPage()
    await other.goto('/console/members')
    await expect(other.getByLabel(wording.staffWords('consoleSignIn.username'))).toBeVisible()
  },
)
