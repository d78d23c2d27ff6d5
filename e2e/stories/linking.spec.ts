import { randomUUID } from 'node:crypto'
import { signInBehind } from '../fixtures/sign-in-behind.ts'
import { expect, test } from '../fixtures/test.ts'
import { Registration } from '../pages/registration.ts'

const provider = { name: 'Google' }

test.describe('en', () => {
  test.use({ language: 'en' })

  test('a member links a provider, and only with the password', async ({ scene }) => {
    const { page, wording, members } = scene
    const { words, paths } = wording
    const member = await members.activated('en')
    const site = new Registration(page, wording)
    await signInBehind(page, wording, member)
    scene.provider.expect({ sub: randomUUID(), email: member.email, email_verified: true, name: member.name })

    await site.open(paths.memberApps())
    await page.getByRole('link', { name: words('apps.link', provider) }).click()
    await site.isAlive()
    const password = page.getByRole('textbox', { name: words('profile.proofPassword') })
    const go = page.getByRole('button', { name: words('apps.linkSubmit', provider) })

    await password.fill('not the password 1')
    await go.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

    await password.fill(member.password)
    await go.click()
    await expect(
      page.getByRole('button', { name: words('apps.unlinkNamed', { ...provider, email: member.email }) }),
    ).toBeVisible()
  })
})
