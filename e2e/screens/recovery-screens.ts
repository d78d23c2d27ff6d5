import { expect } from '@playwright/test'
import { castMembers } from '../fixtures/demo.ts'
import type { Scene } from '../fixtures/test.ts'
import { Recovery } from '../pages/recovery.ts'
import type { Screen } from './screen.ts'

/** The link that a member who forgot the password was mailed. */
async function resetLink({ page, wording, members, demo }: Scene): Promise<string> {
  const { email } = await members.activated(wording.language)
  expect((await page.request.post('/api/member/forget/email', { data: { email } })).status()).toBe(204)
  return new Recovery(page, wording).linkTo(demo, email)
}

/** The ways back in, and the devices. Source: product §2 "Forgot password" */
export const recoveryScreens: readonly Screen[] = [
  {
    name: 'forget-password',
    path: ({ wording }) => wording.paths.forgetPassword(),
    title: ({ wording }) => wording.words('recovery.title'),
  },
  {
    name: 'forget-password-errors',
    path: ({ wording }) => wording.paths.forgetPassword(),
    title: ({ wording }) => wording.words('recovery.title'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('recovery.submit'), exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'forget-password-mail',
    path: ({ wording }) => wording.paths.forgetPassword('mail'),
    title: ({ wording }) => wording.words('recovery.title'),
  },
  {
    name: 'forget-password-sent',
    path: ({ wording }) => wording.paths.forgetPassword(),
    title: ({ wording }) => wording.words('recovery.sentTitle'),
    arrange: async ({ page, wording, members }) => {
      const { email } = await members.registered(wording.language)
      await new Recovery(page, wording).askForMail(email)
    },
  },
  {
    name: 'identity-verify',
    path: resetLink,
    title: ({ wording }) => wording.words('recovery.identityTitle'),
  },
  {
    name: 'forget-verify',
    path: async (scene) => (await resetLink(scene)).replace('/identity/', '/forget/'),
    title: ({ wording }) => wording.words('recovery.newTitle'),
  },
  {
    name: 'forget-verify-unknown',
    path: ({ wording }) => wording.paths.forgetVerify('not-a-code'),
    title: ({ wording }) => wording.words('recovery.newTitle'),
  },
  {
    name: 'forget-done',
    path: ({ wording }) => wording.paths.forgetDone(),
    title: ({ wording }) => wording.words('recovery.doneTitle'),
  },
  {
    name: 'member-devices',
    reader: () => castMembers.loyal,
    path: async ({ wording, members }) => {
      await members.token(castMembers.loyal)
      return wording.paths.memberDevices()
    },
    title: ({ wording }) => wording.words('devices.title'),
  },
]
