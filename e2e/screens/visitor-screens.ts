import { expect } from '@playwright/test'
import { Registration } from '../pages/registration.ts'
import { newMember } from '../fixtures/members.ts'
import type { Screen } from './screen.ts'

/** No type of a device has this number. */
const unknownType = 999_999

/** What a visitor can see: home, lists, ways in, errors. Source: product §2 */
export const visitorScreens: readonly Screen[] = [
  { name: 'index', path: ({ wording }) => wording.paths.home(), title: null, indexed: true },
  {
    name: 'rent-list',
    path: ({ wording }) => wording.paths.rentList(),
    title: ({ wording }) => wording.words('rent.title'),
    indexed: true,
  },
  {
    name: 'rent-list-type',
    path: async ({ wording, devices }) => wording.paths.rentList((await devices.types())[0]!.id),
    title: async ({ wording, devices }) => wording.nameOf((await devices.types())[0]!),
    indexed: true,
  },
  {
    name: 'rent-list-open-to-all',
    path: ({ wording }) => wording.paths.rentList(undefined, { for: 'me' }),
    title: ({ wording }) => wording.words('rent.title'),
    indexed: true,
  },
  {
    name: 'rent-list-nothing-for-all',
    path: async ({ wording, devices }) => {
      const { type } = await devices.named('ws-pro-01')
      return wording.paths.rentList(type.id, { for: 'me' })
    },
    title: async ({ wording, devices }) => wording.nameOf((await devices.named('ws-pro-01')).type),
    indexed: true,
  },
  {
    name: 'rent-list-unknown-type',
    path: ({ wording }) => wording.paths.rentList(unknownType),
    title: ({ wording }) => wording.words('rent.title'),
    status: 404,
  },
  {
    name: 'level',
    path: ({ wording }) => wording.paths.level(),
    title: ({ wording }) => wording.words('shell.levels'),
    indexed: true,
  },
  {
    name: 'privacy',
    path: ({ wording }) => wording.paths.privacy(),
    title: ({ wording }) => wording.words('legal.privacy'),
    indexed: true,
  },
  {
    name: 'terms',
    path: ({ wording }) => wording.paths.terms(),
    title: ({ wording }) => wording.words('legal.terms'),
    indexed: true,
  },
  {
    name: 'sign',
    path: ({ wording }) => wording.paths.sign(),
    title: ({ wording }) => wording.words('auth.title'),
  },
  {
    name: 'sign-refused',
    path: ({ wording }) => wording.paths.sign(),
    title: ({ wording }) => wording.words('auth.title'),
    arrange: async ({ page, wording }) => {
      const site = new Registration(page, wording)
      await site.signIn({ username: 'nobody2026', password: 'not-a-password' })
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'register',
    path: ({ wording }) => wording.paths.register(),
    title: ({ wording }) => wording.words('members.title'),
  },
  {
    name: 'register-with-errors',
    path: ({ wording }) => wording.paths.register(),
    title: ({ wording }) => wording.words('members.title'),
    arrange: async ({ page, wording }) => {
      await new Registration(page, wording).submit()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'register-sent',
    path: ({ wording }) => wording.paths.register(),
    title: ({ wording }) => wording.words('members.sentTitle'),
    arrange: async ({ page, wording, demo }) => {
      const registration = new Registration(page, wording)
      const member = newMember(wording.language)
      await registration.fillIn(member)
      await registration.proveNumber(demo, member)
      await registration.submit()
      await expect(registration.heading(wording.words('members.sentTitle'))).toBeVisible()
    },
  },
  {
    name: 'verify',
    path: async ({ members, demo, wording }) => demo.linkTo((await members.registered(wording.language)).email),
    title: ({ wording }) => wording.words('members.verifyTitle'),
  },
  {
    name: 'verify-done',
    path: async ({ members, demo, wording }) => demo.linkTo((await members.registered(wording.language)).email),
    title: ({ wording }) => wording.words('members.verifyTitle'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('members.verifyButton') }).click()
      await expect(page.getByRole('heading', { name: wording.words('members.verifiedTitle') })).toBeVisible()
    },
  },
  {
    name: 'verify-unknown',
    path: ({ wording }) => wording.paths.registerVerify('not-a-code'),
    title: ({ wording }) => wording.words('members.verifyTitle'),
    arrange: async ({ page, wording }) => {
      await page.getByRole('button', { name: wording.words('members.verifyButton') }).click()
      await expect(page.getByRole('heading', { name: wording.words('members.verifyFailedTitle') })).toBeVisible()
    },
  },
  {
    name: 'error404',
    path: ({ wording }) => `${wording.paths.home()}/no-such-page`,
    title: ({ wording }) => wording.words('errors.notFoundTitle'),
    status: 404,
  },
  {
    name: 'error500',
    path: ({ wording }) => wording.paths.error500(),
    title: ({ wording }) => wording.words('errors.serverTitle'),
    status: 500,
  },
]
