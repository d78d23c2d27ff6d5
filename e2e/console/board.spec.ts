import { castStaff } from '../fixtures/demo.ts'
import { expect, test } from '../fixtures/test.ts'
import { StaffDesk } from './staff-desk.ts'

test(
  'a guest who is hours early is let in after a question with both times, and let out again',
  { tag: '@once' },
  async ({ page, wording, members, devices, demo }) => {
    const { staffWords, language } = wording
    const guest = await members.activated(language, 100)
    const free = await devices.freeTime('dk-analog', 1)
    const { number } = await devices.book(await members.token(guest), free)
    const morning = `${free.date} 06:00:00`
    await demo.at(morning, async () => {
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.desk)
      await desk.goTo('rent')
      await desk.search(number)
      const dialog = page.getByRole('dialog')

      await desk.act('check_in', guest.name, number)
      await expect(dialog).toContainText(staffWords('consoleRent.ask_check_in'))
      await expect(dialog).toContainText(desk.formats.time(free.startsAt))
      await expect(dialog).toContainText(desk.formats.time(morning))
      await dialog.getByRole('button', { name: staffWords('consoleShell.cancel') }).click()
      await expect(desk.booking(number)).toContainText(staffWords('consoleRent.state_expected'))

      await desk.act('check_in', guest.name, number)
      await dialog.getByRole('button', { name: staffWords('consoleRent.confirm_check_in') }).click()
      await expect(desk.booking(number)).toContainText(staffWords('consoleRent.state_arrived'))

      await desk.act('undo_check_in', guest.name, number)
      await expect(dialog).toContainText(staffWords('consoleRent.ask_undo_check_in'))
      await dialog.getByRole('button', { name: staffWords('consoleRent.confirm_undo_check_in') }).click()
      await expect(desk.booking(number)).toContainText(staffWords('consoleRent.state_expected'))
    })
  },
)

test(
  'control: a guest who is on time is let in without a question',
  { tag: '@once' },
  async ({ page, wording, members, devices, demo }) => {
    const guest = await members.activated(wording.language, 100)
    const free = await devices.freeTime('dk-analog', 1)
    const { number } = await devices.book(await members.token(guest), free)
    await demo.at(free.startsAt, async () => {
      const desk = new StaffDesk(page, wording)
      await desk.signIn(castStaff.admin)
      await desk.goTo('rent')
      await desk.search(number)
      await desk.act('check_in', guest.name, number)
      await expect(desk.booking(number)).toContainText(wording.staffWords('consoleRent.state_arrived'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  },
)
