import { expect, test } from '../fixtures/test.ts'
import { Recovery } from '../pages/recovery.ts'

const fresh = 'new-chapter-2027'

test.describe('ja', () => {
  test.use({ language: 'ja' })

  test('a member forgets the password, sets a new one by mail, and signs the other devices out', async ({ scene }) => {
    const { page, wording, members, demo } = scene
    const { words, paths } = wording
    const member = await members.activated('ja')
    const [one, other] = [await members.token(member), await members.token(member)]
    const site = new Recovery(page, wording)
    await site.startFromSign()
    await site.askForMail(member.email)
    const link = await site.linkTo(demo, member.email)
    // A mail scanner opens the link before its reader does, and uses nothing up.
    for (let scans = 0; scans < 10; scans++) expect((await page.request.get(link)).status()).toBe(200)
    await site.followLink(link)
    await site.typeNewPassword('password1')
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await site.typeNewPassword(fresh)
    await site.isDone()
    for (const token of [one, other]) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await page.request.get('/api/member', { headers })).status()).toBe(401)
    }

    await site.open(link)
    await expect(site.heading(words('recovery.linkFailedTitle'))).toBeVisible()
    await page.goto(paths.sign())
    await site.isAlive()
    await site.signIn({ ...member, password: fresh })
    await expect(site.memberMenu(member.name)).toBeVisible()
    await members.token({ ...member, password: fresh })
    await site.memberMenu(member.name).click()
    await page.getByRole('link', { name: words('shell.memberDevices') }).click()
    await expect(site.devices()).toHaveCount(2)
    await page.getByRole('button', { name: words('devices.others') }).click()
    await expect(site.devices()).toHaveCount(1)
    await expect(site.memberMenu(member.name)).toBeVisible()
  })
})
