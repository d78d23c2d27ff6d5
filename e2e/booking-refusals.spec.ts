import { setTimeout } from 'node:timers/promises'
import type { Request } from '@playwright/test'
import { languages } from '@koma/domain/languages.ts'
import { timeOf, timeSpan } from '../apps/web/src/lib/format.ts'
import { castMembers } from './fixtures/demo.ts'
import type { FreeTime } from './fixtures/devices.ts'
import { signInBehind } from './fixtures/sign-in-behind.ts'
import { expect, test, type Scene } from './fixtures/test.ts'
import { Booking } from './pages/booking.ts'

const desk = 'dk-analog'

for (const language of languages)
  test.describe(language, () => {
    test.use({ language })
    test("'Not Enough' says how many points are missing", { tag: '@once' }, ({ scene }) => seeNotEnough(scene))
    test("'Unavailable' offers times that one press books", { tag: '@once' }, ({ scene }) => takeAnAlternative(scene))
    test(
      "'Please Enter Valid Time' when none is chosen, and the agreement when it is not ticked",
      {
        tag: '@once',
      },
      ({ scene }) => forgetTimeAndAgreement(scene),
    )
    test(
      'an hour that is pressed as soon as a refusal is read stays chosen, on a slow line',
      { tag: '@once' },
      ({ scene }) => chooseAtOnce(scene),
    )
    test('the grid says why it goes no further: a closed day, three days', { tag: '@once' }, ({ scene }) =>
      reachTheEnd(scene),
    )
    test('a class that is too low is told which one is needed', { tag: '@once' }, ({ scene }) => lackTheClass(scene))
    test('who is not activated is told what is missing', { tag: '@once' }, ({ scene }) => lackTheActivation(scene))
  })

async function seeNotEnough(scene: Scene) {
  const { page, wording, devices } = scene
  const free = await devices.freeTime(desk, 3)
  // Of the cast's few points five are left.
  const missing = 3 * free.device.points_per_unit - 5
  const booking = await arrive(scene, castMembers.fewPoints, free)
  await booking.choose(free, scene)
  const sentence = wording.words('rent.notEnoughText', { missing })
  await expect(page.getByText(sentence).first()).toBeVisible()
  await booking.agreeAndBook()
  await expect(booking.refusal()).toContainText(wording.words('rent.notEnough'))
  await expect(page.getByText(sentence).first()).toBeVisible()
  await booking.expectChosen(free)
}

async function takeAnAlternative(scene: Scene) {
  const { page, wording, devices, members } = scene
  const { words, language } = wording
  const [reader, rival] = [await members.activated(language, 50), await members.activated(language, 50)]
  const free = await devices.freeTime('sc-ds50000', 1)
  const booking = await arrive(scene, reader, free)
  await booking.choose(free, scene)
  await booking.expectChosen(free)
  await devices.book(await members.token(rival), free)
  await booking.agreeAndBook()
  await expect(booking.refusal()).toContainText(words('rent.unavailable'))
  await expect(page.getByText(words('rent.unavailableText'))).toBeVisible()
  // What was chosen stays, and its hour says that it is taken.
  await booking.expectChosen(free)
  await expect(booking.cell(free)).toHaveAccessibleName(new RegExp(words('rent.slotTaken')))
  const alternative = booking.alternatives().first()
  const offered = await alternative.innerText()
  await alternative.click()
  await expect(booking.chosen()).toContainText(offered.split(free.device.seats[0]!.name)[0]!.replace(/[，、,]\s*$/, ''))
  await booking.agreeAndBook()
  await booking.ticketNumber()
}

async function forgetTimeAndAgreement(scene: Scene) {
  const { wording, devices, page } = scene
  const free = await devices.freeTime(desk, 1)
  const booking = await arrive(scene, castMembers.loyal, free)
  await booking.submit()
  await expect(booking.refusal()).toContainText(wording.words('rent.validTime'))
  await expect(booking.refusal()).toBeFocused()
  await booking.choose(free, scene)
  await booking.submit()
  await expect(booking.refusal()).toContainText(wording.words('rent.agreeNeeded'))
  await expect(page.getByRole('checkbox', { name: wording.words('rent.agree') })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await booking.expectChosen(free)
}

async function chooseAtOnce(scene: Scene) {
  const { wording, devices, page } = scene
  const free = await devices.freeTime(desk, 1)
  const booking = await arrive(scene, castMembers.loyal, free)
  const isFresh = (request: Request) => request.method() === 'GET' && request.url().includes('rent-booking')
  // The answer comes at once, what it changed a while later.
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route, request) => {
      if (isFresh(request)) await setTimeout(1_500)
      await route.continue()
    },
  )
  const fresh = page.waitForResponse((response) => isFresh(response.request()))
  await booking.submit()
  await expect(booking.refusal()).toContainText(wording.words('rent.validTime'))
  await booking.choose(free, scene)
  await fresh
  await expect(page.getByRole('progressbar', { name: wording.words('shell.loading') })).toBeHidden()
  await booking.expectChosen(free)
}

async function reachTheEnd(scene: Scene) {
  const { page, wording, devices } = scene
  const { words } = wording
  const device = await devices.named('dk-shared')
  const booking = await arrive(scene, castMembers.organisation, { device })
  const days = device.days
  const closed = days.findIndex(
    ({ closed_because: why }, day) => why !== null && days[day - 1]?.slots[0]?.state === 'free',
  )
  const [before, after] = [days[closed - 1]!, days[closed + 1]!]
  const ends = before.slots.at(-1)!.ends_at
  await booking.press(before.slots.at(-1)!)
  await booking.press(after.slots[0]!, { upTo: true })
  await expect(page.getByText(words('rent.stopClosed', { time: timeOf(ends) }))).toBeVisible()

  await booking.clear()
  await booking.press(before.slots.at(-1)!)
  await booking.press(after.slots[0]!)
  await expect(page.getByText(words('rent.anewClosed'))).toBeVisible()

  const run = days.slice(closed + 1, closed + 5)
  await booking.clear()
  await booking.press(run[0]!.slots[0]!)
  await booking.press(run[3]!.slots[0]!, { upTo: true })
  const last = run[2]!.slots.at(-1)!.ends_at
  await expect(page.getByText(words('rent.stopSpan', { time: timeOf(last) }))).toBeVisible()
  await expect(booking.chosen()).toContainText(timeSpan(words, run[0]!.slots[0]!.starts_at, last))
}

async function lackTheClass(scene: Scene) {
  const { page, wording, devices } = scene
  const { words } = wording
  const booking = await arrive(scene, castMembers.general, { device: await devices.named('ws-pro-01') })
  const needed = { class: words('rent.classAssociate'), own: words('rent.classGeneral') }
  await expect(page.getByText(words('rent.classRequired', needed)).first()).toBeVisible()
  await expect(booking.submitButton()).toHaveAttribute('aria-disabled', 'true')
  await expect(booking.submitButton()).toHaveAccessibleDescription(words('rent.classRequired', needed))
}

async function lackTheActivation(scene: Scene) {
  const { page, wording, devices } = scene
  const { words } = wording
  const { email } = castMembers.notActivated
  const booking = await arrive(scene, castMembers.notActivated, { device: await devices.named(desk) })
  await expect(page.getByRole('heading', { name: words('activation.title') })).toBeVisible()
  await expect(page.getByText(words('activation.email', { email }))).toBeVisible()
  await expect(booking.submitButton()).toHaveAttribute('aria-disabled', 'true')
}

type Reader = { readonly username: string; readonly password: string }

async function arrive({ page, wording }: Scene, reader: Reader, at: Pick<FreeTime, 'device'>): Promise<Booking> {
  await signInBehind(page, wording, reader)
  const booking = new Booking(page, wording)
  await booking.start(at)
  return booking
}
