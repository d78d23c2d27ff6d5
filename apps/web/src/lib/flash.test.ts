import { expect, test } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { fakeScreen } from '../testing/fake-screen.ts'
import { errorToast, flash, takeFlash } from './flash.ts'

const { transport } = fakeApi({})
const screen = (cookie?: string) => fakeScreen({ transport, address: '/ja', ...(cookie !== undefined && { cookie }) })

test('what a page leaves to say is said once on the next, in its language', () => {
  const leaving = screen()
  flash(leaving, 'rentCancelled')
  const arriving = screen(leaving.session.setCookies()[0]?.split(';')[0])
  expect(takeFlash(arriving)).toMatchObject({ tone: 'success', text: '予約を取り消しました' })
  expect(arriving.session.setCookies()).toEqual([expect.stringMatching(/^koma_flash=; .*Max-Age=0/)])
})

test('nobody can put words into the page by a cookie', () => {
  for (const forged of ['hello', 'toString', '__proto__', '%3Cb%3E'])
    expect(takeFlash(screen(`koma_flash=${forged}`))).toBeNull()
})

test('a silenced refusal has no toast', () => expect(errorToast(null)).toBeNull())
