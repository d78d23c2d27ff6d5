import { expect } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import type { Scene } from '../fixtures/test.ts'
import type { Screen } from './screen.ts'

const { creator, general, lapsed } = castMembers

const press = async ({ page }: Scene, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const refusal = ({ page }: Scene) => expect(page.getByRole('alert').first()).toBeVisible()

/** Who the member is here, and the way out; letters to the centre. Source: product §2 */
export const profileScreens: readonly Screen[] = [
  {
    name: 'member-info',
    reader: () => creator,
    path: ({ wording }) => wording.paths.memberInfo(),
    title: ({ wording }) => wording.words('profile.title'),
  },
  {
    name: 'member-info-refused',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberInfo(),
    title: ({ wording }) => wording.words('profile.title'),
    arrange: async (scene) => {
      await scene.page.getByLabel(scene.wording.words('members.name')).fill('')
      await press(scene, scene.wording.words('profile.save'))
      await refusal(scene)
    },
  },
  {
    name: 'member-info-avatar',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberInfoAvatar(),
    title: ({ wording }) => wording.words('profile.avatarTitle'),
    arrange: async ({ page, wording }) => {
      await page.getByLabel(wording.words('profile.avatarFile')).setInputFiles(await drawing(page))
      await expect(page.getByLabel(wording.words('profile.avatarZoom'))).toBeVisible()
    },
  },
  {
    name: 'member-info-email',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberInfoEmail(),
    title: ({ wording }) => wording.words('profile.changeEmail'),
  },
  {
    name: 'member-info-mobile',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberInfoMobile(),
    title: ({ wording }) => wording.words('profile.changeMobile'),
  },
  {
    name: 'member-info-password-refused',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberInfoPassword(),
    title: ({ wording }) => wording.words('profile.changePassword'),
    arrange: async (scene) => {
      await press(scene, scene.wording.words('profile.passwordSubmit'))
      await refusal(scene)
    },
  },
  {
    name: 'member-agreements',
    reader: () => general,
    path: ({ wording }) => wording.paths.memberAgreements(),
    title: ({ wording }) => wording.words('agreements.title'),
  },
  {
    name: 'member-agreements-due',
    reader: () => lapsed,
    path: ({ wording }) => wording.paths.memberAgreements(),
    title: ({ wording }) => wording.words('agreements.title'),
    arrange: async (scene) => {
      await press(scene, scene.wording.words('agreements.submit'))
      await refusal(scene)
    },
  },
  {
    name: 'member-rent-with-a-text-to-agree-to',
    reader: () => lapsed,
    path: ({ wording }) => wording.paths.memberRent(),
    title: ({ wording }) => wording.words('rent.recordsTitle'),
    arrange: async ({ page, wording }) =>
      expect(page.getByRole('link', { name: wording.words('agreements.noticeLink') })).toBeVisible(),
  },
  {
    name: 'account-cancel',
    reader: () => general,
    path: ({ wording }) => wording.paths.accountCancel(),
    title: ({ wording }) => wording.words('leaving.title'),
  },
  {
    name: 'account-cancel-pending',
    reader: ({ members, wording }) => members.leaving(wording.language),
    path: ({ wording }) => wording.paths.accountCancel(),
    title: ({ wording }) => wording.words('leaving.title'),
  },
  {
    name: 'account-cancel-visitor',
    path: ({ wording }) => wording.paths.accountCancel(),
    title: ({ wording }) => wording.words('leaving.title'),
  },
  {
    name: 'contact',
    path: ({ wording }) => wording.paths.contact(),
    title: ({ wording }) => wording.words('contact.title'),
    indexed: true,
  },
  {
    name: 'contact-refused',
    path: ({ wording }) => wording.paths.contact(),
    title: ({ wording }) => wording.words('contact.title'),
    indexed: true,
    arrange: async (scene) => {
      await press(scene, scene.wording.words('contact.submit'))
      await refusal(scene)
    },
  },
]

/** A picture that the browser draws itself. */
async function drawing(page: Scene['page']) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#ffd400'
    pen.fillRect(0, 0, 600, 400)
    pen.fillStyle = '#0b0b0c'
    pen.beginPath()
    pen.arc(300, 200, 120, 0, 7)
    pen.fill()
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
