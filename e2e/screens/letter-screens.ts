import { expect } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import { newMember } from '../fixtures/members.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

const press = async ({ page }: Scene, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const state = {
  path: ({ wording }: Scene) => wording.paths.contactState(),
  title: ({ wording }: Scene) => wording.words('letters.stateTitle'),
}

/** How far a letter to the centre is, for a visitor and for a member. Source: product §9 "Contact message reply" */
export const letterScreens: readonly Screen[] = [
  { name: 'contact-state', ...state },
  {
    name: 'contact-state-refused',
    ...state,
    arrange: async (scene) => {
      await press(scene, scene.wording.words('letters.submit'))
      await expect(scene.page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'contact-state-found',
    ...state,
    arrange: async (scene) => {
      const { page, wording } = scene
      const { name, email } = newMember(wording.language)
      const data = { reason: 'event', body: '?', name, email }
      const sent = await page.request.post('/api/contact', { data })
      const { number } = (await sent.json()) as { number: string }
      await page.getByRole('textbox', { name: wording.words('letters.number') }).fill(number)
      await page.getByRole('textbox', { name: wording.words('letters.email') }).fill(email)
      await press(scene, wording.words('letters.submit'))
      await expect(page.getByRole('status').getByText(number)).toBeVisible()
    },
  },
  {
    name: 'member-contact',
    reader: () => castMembers.general,
    path: ({ wording }) => wording.paths.memberContact(),
    title: ({ wording }) => wording.words('letters.mineTitle'),
  },
  {
    name: 'member-contact-none',
    reader: () => castMembers.creator,
    path: ({ wording }) => wording.paths.memberContact(),
    title: ({ wording }) => wording.words('letters.mineTitle'),
  },
]
