import { randomUUID } from 'node:crypto'
import { newMember } from '../fixtures/members.ts'
import { sampleApp } from '../fixtures/sample-app.ts'
import { expect, test } from '../fixtures/test.ts'
import { Registration } from '../pages/registration.ts'

const provider = { name: 'Google' }

test.describe('zh', () => {
  test.use({ language: 'zh' })

  test('somebody comes by a provider, becomes a member, lets an app in and takes it back', async ({ scene }) => {
    const { page, wording, demo, members } = scene
    const { words, paths } = wording
    const person = newMember('zh')
    const site = new Registration(page, wording)

    await test.step('who cancels at the provider is told the other ways', async () => {
      scene.provider.expect('refuses')
      await site.open(paths.sign())
      await page.getByRole('link', { name: words('three.signInWith', provider) }).click()
      await expect(page.getByRole('alert')).toHaveText(words('three.problemCancelled', provider))
    })

    await test.step('who is new fills in the rest, without a password', async () => {
      scene.provider.expect({ sub: randomUUID(), email: person.email, email_verified: true, name: person.name })
      await page.getByRole('link', { name: words('three.signInWith', provider) }).click()
      await expect(site.heading(words('three.title'))).toBeVisible()
      await site.isAlive()
      await expect(site.field('email')).toHaveValue(person.email)
      await site.fillInPerson(person)
      await site.proveNumber(demo, person)
      await site.submit()
      await expect(site.memberMenu(person.name)).toBeVisible()
    })

    const app = await sampleApp(page.request, members)
    await test.step('an app is let in, and acts for the member', async () => {
      await site.open(paths.consent(app.query))
      await expect(page.getByText(words('apps.consentLead', { app: app.name }))).toBeVisible()
      await page.getByRole('button', { name: words('apps.allow'), exact: true }).click()
      await expect(page.getByRole('heading', { name: app.name })).toBeVisible()
    })

    const headers = { authorization: `Bearer ${await app.signedIn()}` }
    app.close()
    expect((await page.request.get('/api/member', { headers })).status()).toBe(200)

    await test.step('the only way in stays, and the app’s access ends at once', async () => {
      await site.open(paths.memberApps())
      await expect(page.getByText(words('apps.lastWayIn'))).toBeVisible()
      await page.getByRole('button', { name: words('apps.revokeNamed', { app: app.name }) }).click()
      await expect(page.getByText(words('apps.emptyText'))).toBeVisible()
      expect((await page.request.get('/api/member', { headers })).status()).toBe(401)
    })
  })
})
