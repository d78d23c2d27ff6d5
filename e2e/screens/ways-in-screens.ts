import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { newMember } from '../fixtures/members.ts'
import { sampleApp } from '../fixtures/sample-app.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

const provider = { name: 'Google' }

/** Goes to the provider from the sign screen as that person. */
async function comeAs({ page, wording, provider: peer }: Scene, email: string) {
  peer.expect({ sub: randomUUID(), email, email_verified: true, name: '林小漫' })
  await page.getByRole('link', { name: wording.words('three.signInWith', provider) }).click()
}

const signPath = ({ wording }: Scene) => wording.paths.sign()

/** Ways in by a provider, and the apps that members let in. Source: product §2 */
export const waysInScreens: readonly Screen[] = [
  {
    name: 'register-three-empty',
    path: ({ wording }) => wording.paths.registerThree(),
    title: ({ wording }) => wording.words('three.title'),
  },
  {
    name: 'register-three',
    path: signPath,
    title: ({ wording }) => wording.words('three.title'),
    arrange: async (scene) => {
      await comeAs(scene, newMember(scene.wording.language).email)
      await expect(scene.page.getByText(scene.wording.words('three.lead', provider))).toBeVisible()
    },
  },
  {
    name: 'register-three-join',
    path: signPath,
    title: ({ wording }) => wording.words('three.joinTitle'),
    arrange: async (scene) => {
      const { page, wording, members } = scene
      await comeAs(scene, (await members.activated(wording.language)).email)
      await page.getByRole('button', { name: wording.words('three.joinSubmit'), exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'member-apps',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.memberApps(),
    title: ({ wording }) => wording.words('apps.title'),
  },
  {
    name: 'member-apps-link',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.memberAppsLink('google'),
    title: ({ wording }) => wording.words('apps.linkTitle'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('apps.linkSubmit', provider) }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'consent',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: async ({ page, members, wording }) => {
      const app = await sampleApp(page.request, members)
      app.close()
      return wording.paths.consent(app.query)
    },
    title: ({ wording }) => wording.words('apps.consentTitle'),
  },
  {
    name: 'consent-wrong',
    reader: ({ members, wording }) => members.activated(wording.language),
    path: ({ wording }) => wording.paths.consent('?client_id=nobody'),
    title: ({ wording }) => wording.words('apps.consentTitle'),
    status: 400,
  },
]
